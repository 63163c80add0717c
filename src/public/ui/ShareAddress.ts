import { later } from '../../ui/later.tsx'
import type { ShareAddressProps } from './ShareButton.tsx'

/** A `ShareButton`, whose code loads when the page is alive. Without it, the address is still where browsers show it. */
export const ShareAddress = later<ShareAddressProps>(
  async () => (await import('./ShareButton.tsx')).ShareButton,
  null,
  () => null,
)
