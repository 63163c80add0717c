import { useMediaQuery } from '@mantine/hooks'

/**
 * Whether the screen is narrower than 48em, where the style sheets turn tables into cards. Known on the first render.
 */
export const useIsPhone = () =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
