import { later } from '../../ui/later.tsx'
import type { NearMeProps } from './NearMeButton.tsx'

/** Fills the room that a form keeps for it. It comes after all else, and without it visitors can type where they are. */
export const NearMe = later<NearMeProps>(
  async () => (await import('./NearMeButton.tsx')).NearMeButton,
  null,
  () => null,
)
