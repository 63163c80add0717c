import { Text } from '@mantine/core'
import { safeLink } from '../../lib/safe-url.ts'

/** Says why there is no link, and shows the address as text; nothing if there is one, or no address. */
export const UnsafeAddress = ({ address }: { address: string | null }) =>
  address && !safeLink(address) ? (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      We cannot link to it, because its address is not safe: {address}
    </Text>
  ) : null
