import { later } from '../../ui/later.tsx'
import type { NearMeProps } from './NearMeButton.tsx'

/** Fills the space that a form reserves for it. It loads after hydration, and without it visitors can type where they are. */
export const NearMe = later<NearMeProps>(
  async () => (await import('./NearMeButton.tsx')).NearMeButton,
  null,
  () => null,
)
