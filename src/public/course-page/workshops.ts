import { config } from '../../config.ts'
import { isHttpsUrl } from '../../lib/safe-url.ts'

type Workshops = { workshopClasses: readonly string[]; workshopUrl: string | undefined }

/** The address that a past workshop course redirects to (spec §2); undefined for any other course. */
export const workshopRedirect = (id: string, { workshopClasses, workshopUrl }: Workshops = config) =>
  workshopClasses.includes(id) && workshopUrl && isHttpsUrl(workshopUrl) ? workshopUrl : undefined
