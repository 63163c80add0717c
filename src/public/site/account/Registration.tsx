import { MantineProvider } from '@mantine/core'
import sheet from '@mantine/core/styles.layer.css?url'
import { setNonce } from 'get-nonce'
import { useEffect, useState } from 'react'
import { RegistrationDialog } from '../../../registration/RegistrationDialog.tsx'
import { focusFirst } from '../../ui/focus-first.ts'
import { theme, variables } from '../../../ui/theme.ts'
import './registration-colors.css'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
setNonce(nonce)

/** The registration dialog over a public page. It brings its component library along; the page itself uses none. */
export function Registration({ onClose }: { onClose: () => void }) {
  const [hasSignedIn, setSignedIn] = useState(false)
  const [origin] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (origin instanceof HTMLElement) origin.focus()
      // The link is gone after a sign-in, and there was none if the address opened the dialog.
      focusFirst('[data-request="account"], #account')
    },
    [origin],
  )
  return (
    <>
      {/* React shows the dialog once this style sheet has loaded. */}
      <link rel="stylesheet" href={sheet} precedence="default" />
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        defaultColorScheme="light"
        getStyleNonce={() => nonce}
      >
        <RegistrationDialog
          opened={!hasSignedIn}
          type="create_account"
          onClose={onClose}
          onSignedIn={() => {
            setSignedIn(true)
            onClose()
          }}
        />
      </MantineProvider>
    </>
  )
}
