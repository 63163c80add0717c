import { type Resolver, userIdOf } from './resolver.ts'

export const me: Resolver<'me'> = (_, context) => {
  const { db } = context
  const user = db.user.get(userIdOf(context))
  if (!user) throw new Error('the caller has no account')
  const instructor = db.instructor.get(user.id)
  if (!instructor) return { ...user, instructor: null }
  const certifications = [...db.certification.of('accountId', instructor.accountId).values()].map((row) => ({
    status: row.status,
    curriculum: { abbreviation: db.curriculum.get(row.curriculumId)?.abbreviation ?? '' },
  }))
  return { ...user, instructor: { ...instructor, instructorNumber: instructor.number, certifications } }
}
