import { MantineProvider } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useDisplay } from '../../../ui/display.ts'
import { theme, variables } from '../../../ui/theme.ts'

/**
 * Mantine with the theme and the chosen color scheme, or else the one of the system. Sunlight is a light scheme.
 * @param nonce for the style elements that Mantine adds
 */
export function Themed({ nonce, children }: { nonce: string; children: ReactNode }) {
  const { appearance } = useDisplay()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', false, {
    getInitialValueInEffect: false,
  })
  const isDark = appearance === 'dark' || (!appearance && isSystemDark)
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      forceColorScheme={isDark ? 'dark' : 'light'}
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  )
}
