import type { RegistrantStatus } from '../../api/generated/training.types.ts'
import { STATUSES } from './statuses.ts'

/** What is marked for one registrant. */
export type Mark = { readonly isChecked: boolean; readonly status: RegistrantStatus | undefined }

export const BLANK: Mark = { isChecked: false, status: undefined }
/** All marks that there are. Each registrant's is kept as its place in here: thousands of them are as many bytes. */
export const MARKS: readonly Mark[] = [false, true].flatMap((isChecked) =>
  [undefined, ...STATUSES.map((one) => one.status)].map((status) => ({ isChecked, status })),
)
export const codeOf = ({ isChecked, status }: Mark) =>
  MARKS.findIndex((mark) => mark.isChecked === isChecked && mark.status === status)
