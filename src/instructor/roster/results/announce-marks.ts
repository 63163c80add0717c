import type { RegistrantStatus } from '../../../api/generated/training.types.ts'
import { statusLabel } from '../../../api/result-status.ts'
import { formatCount } from '../../../lib/words.ts'
import { announce } from '../../../ui/announce.ts'
import type { Marks, Tally } from './marks.ts'

/** `12 Passed, 0 without a result`: what a screen reader hears after several students got a result at once. */
export const marksWords = (tally: Readonly<Tally>, given: RegistrantStatus) =>
  `${formatCount(tally[given])} ${statusLabel(given)}, ${formatCount(tally.blank)} without a result`

/** Announces the tally after several students got a result at once. */
export const announceMarks = (marks: Marks, given: RegistrantStatus) =>
  announce(marksWords(marks.summarize().tally, given))
