import type { Answer } from '../../api/generated/training.types.ts'

export type Promotion = Answer<'listPromotions'>['data'][number]

/** The promotions that last when the class starts, decisions 3.E. @param start of the first day, in milliseconds */
export const activePromotions = (promotions: readonly Promotion[], start: number | undefined) =>
  promotions.filter(
    ({ attributes: { startTime, endTime } }) =>
      start !== undefined && Date.parse(startTime) <= start && start <= Date.parse(endTime),
  )
