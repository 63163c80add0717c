import type { FieldNames } from '../../../../ui/form/conflict.ts'
import type { ClassValues } from './class-values.ts'
import { dayText, dayTimes } from './days.ts'
import { LABELS } from './labels.ts'
import type { Promotion } from './promotions.ts'

/** What the fields of a class are called, and how a person reads their values. @param zone time zone of the venue */
export const classNames = (zone: string, promotions: readonly Promotion[]): FieldNames<ClassValues> => ({
  dates: [
    'Days',
    (days) =>
      dayTimes(days, zone)
        .map((day) => dayText(day, zone))
        .join('\n'),
  ],
  capacity: LABELS.capacity,
  promotionId: [
    LABELS.promotionId,
    (id) => promotions.find((promotion) => promotion.id === id)?.attributes.name ?? '',
  ],
  registrationQuestions: LABELS.registrationQuestions,
  // Only a new class repeats.
  repeats: undefined,
  everyWeeks: undefined,
  weekdays: undefined,
  ends: undefined,
  times: undefined,
  until: undefined,
  leftOut: undefined,
})
