import { config } from '../config.ts'
import { isHttpsUrl } from '../lib/safe-url.ts'

type Workshops = { workshopClasses: readonly string[]; workshopUrl: string | undefined }

/** Where the page of a past workshop course leads now (spec §2); undefined for any other course. */
export const workshopRedirect = (id: string, { workshopClasses, workshopUrl }: Workshops = config) =>
  workshopClasses.includes(id) && workshopUrl && isHttpsUrl(workshopUrl) ? workshopUrl : undefined
