import { Anchor } from '@mantine/core'
import type { RegistrantResource } from '../../api/generated/training.types.ts'
import { usePanel } from '../../ui/useUrlState.ts'
import { PANEL } from './roster-panel.ts'
import { fullName } from '../../domain/person.ts'

/** The name of a registrant, which opens the drawer. */
export function RegistrantName({ registrant }: { registrant: RegistrantResource }) {
  const { open } = usePanel(PANEL)
  return (
    <Anchor
      component="button"
      type="button"
      fw={600}
      ta="start"
      onClick={() => open({ registrant: registrant.id })}
    >
      <bdi>{fullName(registrant.attributes)}</bdi>
    </Anchor>
  )
}
