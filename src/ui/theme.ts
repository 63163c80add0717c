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
 * The theme. The accent color is dark enough for white text; index.html already uses it for the first paint.
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
    SegmentedControl: { defaultProps: { bg: 'var(--app-line)' } },
    Textarea: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    Modal: { defaultProps: { ...dialog, size: DIALOG_WIDTH } },
    Drawer: { defaultProps: dialog },
  },
})

export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    // Mantine's own colors have a contrast below 4.5:1 on white.
    '--mantine-color-dimmed': '#57605c',
    '--mantine-color-error': '#b42318',
    '--mantine-color-placeholder': '#6b746f',
    '--mantine-color-orange-light-color': '#8a4100',
  },
  dark: {},
})
