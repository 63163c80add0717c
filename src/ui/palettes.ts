import type { MantineColorsTuple } from '@mantine/core'

/** Mantine's palettes that the application uses. A build leaves out the others, which would be a tenth of its styles. */
export const MANTINE_PALETTES = ['blue', 'dark', 'gray', 'orange', 'red'] as const

type Palette = (typeof MANTINE_PALETTES)[number] | 'pine'
type Color =
  | Palette
  | `${Palette}.${number}`
  | 'dimmed'
  | 'inherit'
  | `var(--app-${string})`
  | `var(--mantine-color-${'error' | 'text'})`

declare module '@mantine/core' {
  /** Code that names any other color does not compile. */
  interface MantineThemeColorsOverride {
    colors: Record<Color, MantineColorsTuple>
  }
}
