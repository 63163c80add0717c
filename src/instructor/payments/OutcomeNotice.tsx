import { Alert } from '@mantine/core'
import { oneOf } from '../../ui/url-params.ts'
import { useUrlState } from '../../ui/useUrlState.ts'
import { type Outcome, OUTCOMES } from './outcome.ts'

const PARAMS = { connect: oneOf(undefined, ...OUTCOMES) }

const TEXTS: Record<Outcome, { title: string; text: string }> = {
  canceled: {
    title: 'You canceled at the payment provider',
    text: 'Nothing was connected. You can start again at any time.',
  },
  unavailable: {
    title: 'The payment provider is not available right now',
    text: 'Nothing was connected. Please try again in a few minutes.',
  },
  failed: {
    title: 'The payment provider could not connect your account',
    text: 'Nothing has changed here. Please try again. If it keeps failing, contact support.',
  },
  unmatched: {
    title: 'We did not connect an account',
    text: 'The answer does not belong to a request that you started in this tab within the last ten minutes. Please start again from here.',
  },
  'signed-out': {
    title: 'Your session ended while you were at the payment provider',
    text: 'Nothing was connected. Please start again.',
  },
}

/** Says why nothing was connected, after a return from the payment provider. To cancel there is no failure. */
export function OutcomeNotice() {
  const [{ connect: outcome }, change] = useUrlState(PARAMS)
  if (!outcome) return null
  const { title, text } = TEXTS[outcome]
  const isFailure = outcome !== 'canceled'
  return (
    <Alert
      role={isFailure ? 'alert' : 'status'}
      color={isFailure ? 'orange' : 'gray'}
      maw="44rem"
      title={title}
      withCloseButton
      closeButtonLabel="Close"
      styles={{ closeButton: { width: 44, height: 44 } }}
      onClose={() => change({ connect: undefined }, { replace: true })}
    >
      {text}
    </Alert>
  )
}
