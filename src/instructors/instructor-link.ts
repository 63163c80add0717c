/** The canonical URL of an instructor, sections 2 and 3. */
export const instructorLink = (guid: string) => `/instructor/${encodeURIComponent(guid)}`
