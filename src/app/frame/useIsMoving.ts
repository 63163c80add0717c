import { useNavigation, useRevalidator } from 'react-router-dom'

/** Another page is on the way, or another try of one that failed. */
export function useIsMoving() {
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  return navigation.state !== 'idle' || revalidator.state !== 'idle'
}
