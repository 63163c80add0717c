/** The canonical URL of an instructor (spec §2 and §3). */
export const instructorLink = (guid: string) => `/instructor/${encodeURIComponent(guid)}`
