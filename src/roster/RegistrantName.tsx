import { Anchor } from '@mantine/core'
import type { RegistrantResource } from '../api/generated/training.types.ts'
import { nameOf } from './registrant.ts'
import { useRosterPanel } from './useRosterPanel.ts'

/** The name of a registrant, which opens the drawer. */
export function RegistrantName({ registrant }: { registrant: RegistrantResource }) {
  const { open } = useRosterPanel()
  return (
    <Anchor component="button" type="button" fw={600} ta="start" onClick={() => open(registrant.id)}>
      <bdi>{nameOf(registrant)}</bdi>
    </Anchor>
  )
}
