import type { StudentResource } from '../api/generated/training.types.ts'

export const nameOf = ({ attributes: { firstName, lastName } }: StudentResource) => `${firstName} ${lastName}`
