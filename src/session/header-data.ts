import type { MeQuery, QualificationProgressQuery } from '../api/generated/mesh.types.ts'
import { hasInstructorNumber } from './useAccount.ts'
import { capitalized } from '../lib/words.ts'

/** What the header shows about the signed-in user (spec §2). */
export type HeaderData = {
  name: string
  memberNumber: string | null
  /** The level of the membership; `free` if the account names none. */
  subscriptionLevel: string
  isInstructor: boolean
  isGroupMember: boolean
  /** The number of qualifications at 100 %; undefined until it is known. */
  completedQualifications: number | undefined
}

export const headerDataOf = (
  { me }: MeQuery,
  progress: QualificationProgressQuery | undefined,
): HeaderData => ({
  name: `${me.name} ${me.surname}`.trim(),
  memberNumber: me.memberNumber,
  subscriptionLevel: me.subscriptionLevel || 'free',
  isInstructor: hasInstructorNumber({ me }),
  isGroupMember: me.subscriptionType === 'GROUP',
  completedQualifications: progress?.qualificationProgress.filter(({ percentage }) => percentage >= 100)
    .length,
})

/** The number and the level of the membership, and the instructor number, a line each. */
export const membershipLines = (
  { memberNumber, subscriptionLevel, isGroupMember }: HeaderData,
  instructorNumber: string | undefined,
): string[] => [
  ...(memberNumber ? [`Member ${memberNumber}`] : []),
  `${capitalized(subscriptionLevel)}${isGroupMember ? ' group' : ''} membership`,
  ...(instructorNumber ? [`Instructor ${instructorNumber}`] : []),
]
