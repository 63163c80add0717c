import { byStart, EVERYONE } from '../db/indexes.ts'
import type { Handlers } from '../handler.ts'
import { allOf, resourceOf } from './resources.ts'

export const promotions = {
  listPromotions(_, { db }) {
    return allOf(
      db.promotion.sorted('everyone', EVERYONE, byStart).map((row) => resourceOf('promotions', row)),
    )
  },
} satisfies Partial<Handlers>
