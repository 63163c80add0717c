import { windowTitle } from '../../ui/window-title.ts'

/** The window titles of the public pages. The server and the browser use the same ones. */
export const TITLES = {
  home: windowTitle('In-person firearm and self-defense classes'),
  classes: windowTitle('Classes'),
  review: windowTitle('Review your class'),
  state: (name: string) => windowTitle(`Classes in ${name}`),
  searchBy: windowTitle('Find a class near you'),
  reciprocity: (name: string) => windowTitle(`Concealed-carry reciprocity of ${name}`),
}
