import type { PersonValues } from '../../../../domain/person.ts'

export type Field = keyof PersonValues
export const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly Field[]
export const FIELD_LABELS: Record<Field, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
}
export const isRequired = (field: Field) => field !== 'phone'
