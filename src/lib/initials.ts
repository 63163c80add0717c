const first = (text: string) => [...text.trim()][0]?.toUpperCase() ?? ''

/** The first letters of first and last name, section 9. */
export const initials = (firstName: string, lastName: string) => `${first(firstName)}${first(lastName)}`
