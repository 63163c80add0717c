import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useUserId } from '../../session/useUserId.ts'
import { beginAttempt } from './attempt.ts'
import { connectAddress } from './connect-address.ts'

/** The way to the payment provider. It begins an attempt, which the provider's answer has to match. */
export function ConnectButton() {
  const userId = useUserId()
  const [isBlocked, setBlocked] = useState(false)
  const leave = () => {
    const state = beginAttempt(userId)
    setBlocked(state === undefined)
    if (state !== undefined) location.assign(connectAddress(state))
  }
  return (
    <>
      <Button onClick={leave}>Connect a payment account</Button>
      {isBlocked && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          Your browser does not keep data for this site, so we could not recognize the provider’s answer.
          Allow site data, then try again.
        </Text>
      )}
    </>
  )
}
