import type { MantineColorsTuple } from '@mantine/core'

/** The palettes of Mantine that the application uses. A build leaves out the others, a tenth of all its styles. */
export const MANTINE_PALETTES = ['blue', 'dark', 'gray', 'orange', 'red'] as const

type Palette = (typeof MANTINE_PALETTES)[number] | 'pine'
type Color = Palette | `${Palette}.${number}` | 'dimmed' | 'inherit' | `var(--${string})`

declare module '@mantine/core' {
  /** A color that a build leaves out does not compile. */
  interface MantineThemeColorsOverride {
    colors: Record<Color, MantineColorsTuple>
  }
}
