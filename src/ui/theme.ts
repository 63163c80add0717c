import { createTheme, type CSSVariablesResolver, rem } from '@mantine/core'

// Plain objects instead of `Modal.extend`: importing the components here would add them to the first download.
const dialog = {
  // Otherwise Mantine's dialog headers would count as more banner landmarks.
  attributes: { header: { role: 'presentation' } },
  closeButtonProps: { 'aria-label': 'Close' },
  overlayProps: { backgroundOpacity: 0.45 },
}
const DIALOG_WIDTH = 635

/**
 * The theme. The accent color is dark enough for white text; index.html has the colors
 * of each appearance and uses them for the first paint.
 * Breakpoints and dialog widths follow spec §9.
 */
export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: 7,
  colors: {
    pine: [
      '#eff8f5',
      '#dcefe8',
      '#b5ddd0',
      '#8acab5',
      '#66b99e',
      '#43a083',
      '#2c866b',
      '#1c6b55',
      '#145343',
      '#0c3d31',
    ],
    // Greens like those of index.html, in place of Mantine's grays.
    dark: [
      '#e6ebe8',
      '#c3ccc7',
      '#a9b5af',
      '#8b9892',
      '#58655f',
      '#303a36',
      '#1f2825',
      '#1a221f',
      '#141b18',
      '#101614',
    ],
  },
  fontFamily: 'var(--app-font)',
  headings: { fontWeight: '650', sizes: { h1: { fontSize: rem(30), lineHeight: '1.2' } } },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '68.75em', xl: '75em' },
  components: {
    Button: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    Modal: { defaultProps: { ...dialog, size: DIALOG_WIDTH } },
    Drawer: { defaultProps: dialog },
  },
})

/** Mantine's colors as index.html defines them for each appearance. Its own have a contrast below 4.5:1 on white. */
const colors = {
  '--mantine-color-text': 'var(--app-text)',
  '--mantine-color-dimmed': 'var(--app-dimmed)',
  '--mantine-color-placeholder': 'var(--app-dimmed)',
  '--mantine-color-error': 'var(--app-error)',
  '--mantine-color-success': 'var(--app-accent)',
  '--mantine-color-anchor': 'var(--app-accent)',
  '--mantine-color-body': 'var(--app-paper)',
  '--mantine-color-default': 'var(--app-paper)',
  '--mantine-color-default-hover': 'var(--app-surface)',
  '--mantine-color-default-color': 'var(--app-text)',
  '--mantine-color-default-border': 'var(--app-edge)',
  '--mantine-color-orange-light-color': 'var(--app-warning)',
  '--mantine-color-pine-light': 'var(--app-tint)',
  '--mantine-color-pine-light-hover': 'color-mix(in srgb, var(--app-tint) 92%, var(--app-text))',
  '--mantine-color-pine-light-color': 'var(--app-accent)',
  '--mantine-primary-color-filled': 'var(--app-fill)',
  '--mantine-primary-color-filled-hover': 'var(--app-fill-hover)',
  '--mantine-color-pine-filled': 'var(--app-fill)',
  '--mantine-color-pine-filled-hover': 'var(--app-fill-hover)',
  '--mantine-color-disabled': 'var(--app-surface)',
  '--mantine-color-disabled-color': 'var(--app-dimmed)',
}

/** The gray that Mantine gives the edges of fields and checkboxes, which has a contrast of only 1.5:1. */
const light = { ...colors, '--mantine-color-gray-4': 'var(--app-field)' }

export const variables: CSSVariablesResolver = () => ({ variables: {}, light, dark: colors })
