import { paths } from '../paths.ts'

/** The canonical path of an instructor, by the guid of a summary (spec §2, §3). */
export const instructorLink = (guid: string) => paths.instructor(guid)
