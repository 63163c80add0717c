import { Center, Loader } from '@mantine/core'

/** The full-page spinner. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Center mih="60vh" role="status" aria-label={label}>
      <Loader size="lg" aria-hidden />
    </Center>
  )
}
