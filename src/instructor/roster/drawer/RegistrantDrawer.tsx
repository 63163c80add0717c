import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { fullName } from '../../../domain/person.ts'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { useLast } from '../../../ui/useLast.ts'
import { EditRegistrant } from './EditRegistrant.tsx'
import { LockedRegistrant } from './LockedRegistrant.tsx'
import { lockReason } from '../registrant.ts'
import { MoveSteps } from '../reschedule/ChooseClass.tsx'
import { ConfirmMove } from '../reschedule/ConfirmMove.tsx'
import { StudentRecord } from './StudentRecord.tsx'
import type { Step } from '../roster-panel.ts'

type RegistrantDrawerProps = {
  occurrence: OccurrenceResource
  registrant: RegistrantResource
  step: Step
  onStep: (step: Step) => void
  opened: boolean
  onClose: () => void
}

/** One student of a class: to edit, to move to another class, or just to read. */
export function RegistrantDrawer({ opened, step, ...props }: RegistrantDrawerProps) {
  const { registrant, onClose } = props
  // The drawer slides away with what it showed; without this it would show the form again.
  const shownStep = useLast(opened ? step : undefined) ?? step
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={
        <bdi tabIndex={-1} {...(shownStep === 'NONE' && { 'data-autofocus': true })}>
          {fullName(registrant.attributes)}
        </bdi>
      }
    >
      <Content key={registrant.id} {...props} step={shownStep} />
    </SidePanel>
  )
}

function Content({ occurrence, registrant, step, onStep, onClose }: Omit<RegistrantDrawerProps, 'opened'>) {
  // As it was when the drawer opened. If the registrant is removed or graded meanwhile, the form stays with what was
  // typed, and the server refuses it.
  const [isLocked] = useState(() => lockReason(registrant.attributes) !== undefined)
  if (!isLocked && step === 'RESCHEDULE')
    return (
      <MoveSteps occurrence={occurrence} onBack={() => onStep('NONE')}>
        {(chosen, onBack) => (
          <ConfirmMove {...{ occurrence, registrant, onBack }} {...chosen} onDone={onClose} />
        )}
      </MoveSteps>
    )
  if (isLocked)
    return (
      <Stack gap="xl">
        <LockedRegistrant occurrence={occurrence} registrant={registrant} />
        <StudentRecord registrant={registrant} />
      </Stack>
    )
  return (
    <EditRegistrant
      occurrence={occurrence}
      registrant={registrant}
      startsHere={step === 'EDIT'}
      onReschedule={() => onStep('RESCHEDULE')}
      onClose={onClose}
    />
  )
}
