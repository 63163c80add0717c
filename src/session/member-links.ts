import { config } from '../config.ts'

/** A link of the sub-menu, to a page of the member site. */
type MemberLink = { label: string; href: string }

const link = (label: string): MemberLink => ({ label, href: `${config.memberSite}/${label.toLowerCase()}` })

/** The sub-menu (spec §2). Home and Guides are only for people who are signed in. */
export const MEMBER_LINKS = {
  anonymous: ['Qualifications', 'Courses', 'Videos'].map(link),
  signedIn: ['Home', 'Qualifications', 'Courses', 'Videos', 'Guides'].map(link),
}
