import { useNavigation, useRevalidator } from 'react-router-dom'

/** Whether another page is loading, or a failed page is being retried. */
export function useIsMoving() {
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  return navigation.state !== 'idle' || revalidator.state !== 'idle'
}
