import { byStart, EVERYONE } from '../db/indexes.ts'
import type { Handlers } from '../handler.ts'
import { allOf } from './resources.ts'

export const promotions = {
  listPromotions(_, { db }) {
    return allOf(
      db.promotion.sorted('everyone', EVERYONE, byStart).map(({ id, ...attributes }) => ({
        id,
        type: 'promotions' as const,
        attributes: { ...attributes },
      })),
    )
  },
} satisfies Partial<Handlers>
