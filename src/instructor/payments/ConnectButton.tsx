import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { config } from '../../config.ts'
import { paths } from '../../paths.ts'
import { useUserId } from '../../session/useUserId.ts'
import { beginAttempt } from './attempt.ts'

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

/** The provider's page for connecting an account (OAuth 2). It answers at /connect. @param state of the attempt */
function connectAddress(state: string): string {
  const address = new URL(config.paymentConnect, location.origin)
  const query = {
    response_type: 'code',
    client_id: config.paymentClientId,
    scope: 'read_write',
    redirect_uri: new URL(paths.connect(), location.origin).href,
    state,
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}
