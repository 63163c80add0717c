import { paths } from '../../paths.ts'

/** The canonical path of an instructor (spec §2 and §3). */
export const instructorLink = (guid: string) => paths.instructor(guid)
