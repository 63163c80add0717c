import { config } from '../config.ts'

/** A link in the sub-menu to a page of the member site. */
type MemberLink = { label: string; href: string }

const link = (label: string): MemberLink => ({ label, href: `${config.memberSite}/${label.toLowerCase()}` })

const anonymous = ['Qualifications', 'Courses', 'Videos'].map(link)
const home = link('Home')
const guides = link('Guides')

/** The links of the sub-menu (spec §2). Only signed-in people see Home and Guides. */
export const MEMBER_LINKS = {
  anonymous,
  signedIn: [home, ...anonymous, guides],
  /** Put behind the anonymous links of a row that is already shown, so that these stay where they are. */
  added: [home, guides],
}
