import { safeLink } from '../../lib/safe-url.ts'
import { Hint } from '../looks.ts'

/** Says why there is no link, and shows the address as text; nothing if there is one, or no address. */
export const UnsafeAddress = ({ address }: { address: string | null }) =>
  address && !safeLink(address) ? (
    <Hint style={{ overflowWrap: 'anywhere' }}>
      We cannot link to it, because its address is not safe: {address}
    </Hint>
  ) : null
