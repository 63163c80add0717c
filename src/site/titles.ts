import { windowTitle } from '../ui/window-title.ts'

/** Titles of the windows of public pages, for the server and for the browser alike. */
export const TITLES = {
  home: windowTitle('In-person firearm and self-defense classes'),
  classes: windowTitle('Classes'),
  review: windowTitle('Review your class'),
  state: (name: string) => windowTitle(`Classes in ${name}`),
  search: (type: 'classes' | 'instructors') =>
    windowTitle(type === 'classes' ? 'Search classes' : 'Instructors'),
  searchBy: windowTitle('Find a class near you'),
  reciprocity: (name: string) => windowTitle(`Concealed-carry reciprocity of ${name}`),
}
