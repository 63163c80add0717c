import type { RegistrantResource } from '../../api/generated/training.types.ts'
import { usePanel } from '../../ui/useUrlState.ts'
import css from './Rows.module.css'
import { PANEL } from './roster-panel.ts'
import { PersonButton } from '../shared/people.tsx'

type RegistrantNameProps = {
  registrant: RegistrantResource
  /** Whether the notes matter now: they are gone once there are results. */
  hasNotes: boolean
}

/** The name of a registrant, which opens the drawer, and what the instructor has noted: left-handed, an allergy. */
export function RegistrantName({ registrant, hasNotes }: RegistrantNameProps) {
  const { notes } = registrant.attributes
  const { open } = usePanel(PANEL)
  return (
    <>
      <PersonButton person={registrant} onClick={() => open({ registrant: registrant.id })} />
      {hasNotes && notes?.trim() && <p className={css['notes']}>{notes}</p>}
    </>
  )
}
