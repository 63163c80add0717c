import { useMediaQuery } from '@mantine/hooks'

/** True on screens narrower than 48 em, where the style sheets turn tables into cards. Known at the first render. */
export const useIsPhone = () =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
