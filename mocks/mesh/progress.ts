import { byQualification } from '../db/indexes.ts'
import { percentageOf } from '../rules/progress.ts'
import { type Resolver, userIdOf } from './resolver.ts'

export const qualificationProgress: Resolver<'qualificationProgress'> = (_, context) =>
  context.db.qualification.sorted('userId', userIdOf(context), byQualification).map((row) => ({
    id: row.qualificationId,
    name: row.name,
    percentage: percentageOf(row),
  }))
