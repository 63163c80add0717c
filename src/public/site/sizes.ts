// How many items the public pages show at first. The server and the browser request the same number.
export const NEXT_COURSES = 6
export const COURSES_OF_STATE = 60
/** On the page of an instructor. */
export const FIRST_REVIEWS = 3
export const NEXT_CLASSES = 6
