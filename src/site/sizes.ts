// How much the public pages show at first. The server asks for the same as the browser.
export const NEXT_COURSES = 9
export const COURSES_OF_STATE = 60
/** On a class page. */
export const SOME_REVIEWS = 3
/** On the page of an instructor. */
export const PAGE_OF_REVIEWS = 10
