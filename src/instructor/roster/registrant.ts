import type { RegistrantResource } from '../../api/generated/training.types.ts'

/** Why a registrant can no longer be edited (spec §4); undefined if they can. */
export function lockReason({ removedAt, status }: RegistrantResource['attributes']): string | undefined {
  if (removedAt) return 'This student was removed from the class.'
  return status ? 'Results have been submitted for this student.' : undefined
}

/** Milliseconds. A second press this soon is part of a double click: nobody has read what the first press showed. */
export const DOUBLE_CLICK_MS = 700

/** Students. A list of fewer fits on about two screens of a phone. */
export const FEW = 16
