import { Anchor, Text } from '@mantine/core'

type RetryProps = { what: string; onRetry: () => unknown }

/** Replaces a line of the next class that could not be loaded. */
export const Retry = ({ what, onRetry }: RetryProps) => (
  <Text role="alert">
    We could not load {what}.{' '}
    <Anchor component="button" type="button" onClick={() => void onRetry()}>
      Try again<span className="visually-hidden"> to load {what}</span>
    </Anchor>
  </Text>
)
