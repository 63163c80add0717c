import { config } from '../config.ts'

/** A link in the sub-menu to a page of the member site. */
type MemberLink = { label: string; href: string }

const link = (label: string): MemberLink => ({ label, href: `${config.memberSite}/${label.toLowerCase()}` })

/** The links of the sub-menu (spec §2). Only signed-in people see Home and Guides. */
export const MEMBER_LINKS = {
  anonymous: ['Qualifications', 'Courses', 'Videos'].map(link),
  signedIn: ['Home', 'Qualifications', 'Courses', 'Videos', 'Guides'].map(link),
}
