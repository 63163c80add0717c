import type { Answer } from '../../../../api/generated/training.types.ts'

export type Promotion = Answer<'listPromotions'>['data'][number]

/** The promotions that are active when a class starts. @param start of its first day, in milliseconds */
export const activePromotions = (promotions: readonly Promotion[], start: number | undefined) =>
  promotions.filter(
    ({ attributes: { startTime, endTime } }) =>
      start !== undefined && Date.parse(startTime) <= start && start <= Date.parse(endTime),
  )
