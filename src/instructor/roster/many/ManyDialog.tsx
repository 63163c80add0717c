import { Group, Stack, Text } from '@mantine/core'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { plural } from '../../../lib/words.ts'
import { FormModal } from '../../../ui/FormModal.tsx'
import { QuietButton } from '../../../ui/looks.ts'
import { useLast } from '../../../ui/useLast.ts'
import type { Target } from '../reschedule/targets.ts'
import { MailStep } from '../../shared/mail/MailStep.tsx'
import { CancelClass } from './CancelClass.tsx'
import { MailClass } from './MailClass.tsx'
import { MoveMany } from './MoveMany.tsx'
import { RemoveMany } from './RemoveMany.tsx'

/** What is done with many students at once. */
export type ManyTool = 'move' | 'remove' | 'email' | 'cancel'

const TITLES: Record<ManyTool, string> = {
  move: 'Move students',
  remove: 'Remove students',
  email: 'Email students',
  cancel: 'Cancel this class',
}

type ManyDialogProps = {
  /** What it does, if it is open. */
  tool: ManyTool | undefined
  occurrence: OccurrenceResource
  /** The selected students. */
  chosen: readonly RegistrantResource[]
  everyone: readonly RegistrantResource[]
  /** The class day whose arrivals are taken, if any. */
  date: string | undefined
  opened: boolean
  onClose: () => void
}

/** The dialogs of the roster for many students. They keep what they show while they fade out. */
export function ManyDialog({ tool, opened, onClose, ...rest }: ManyDialogProps) {
  const shown = useLast(tool)
  return (
    <FormModal title={shown && TITLES[shown]} opened={opened} onClose={onClose}>
      {shown && <Content key={shown} tool={shown} onClose={onClose} {...rest} />}
    </FormModal>
  )
}

function Content({
  tool,
  occurrence,
  chosen,
  everyone,
  date,
  onClose,
}: Omit<ManyDialogProps, 'opened'> & { tool: ManyTool }) {
  const step = { occurrence, registrants: chosen, onBack: onClose }
  if (tool === 'cancel')
    return <CancelClass occurrence={occurrence} registrants={everyone} onClose={onClose} />
  if (tool === 'email')
    return <MailClass occurrence={occurrence} chosen={chosen} everyone={everyone} date={date} />
  const close = <Close onClose={onClose} />
  const tell = (moved: readonly RegistrantResource[], target: Target) => (
    <Moved {...{ occurrence, moved, target, onClose }} />
  )
  return tool === 'remove' ? (
    <RemoveMany {...step} after={() => close} />
  ) : (
    <MoveMany {...step} after={tell} />
  )
}

type MovedProps = {
  occurrence: OccurrenceResource
  moved: readonly RegistrantResource[]
  target: Target
  onClose: () => void
}

function Moved({ occurrence, moved, target, onClose }: MovedProps) {
  const { attributes } = occurrence
  if (!moved.length) return <Close onClose={onClose} />
  return (
    <Stack>
      <Text>Tell {moved.length === 1 ? 'the student' : `the ${plural(moved.length, 'student')}`}:</Text>
      <MailStep
        occurrence={{
          ...occurrence,
          attributes: { ...attributes, dates: [...target.dates] as typeof attributes.dates },
        }}
        registrants={moved}
        occasion={{ kind: 'moved', before: attributes.dates }}
      />
      <Close onClose={onClose} />
    </Stack>
  )
}

const Close = ({ onClose }: { onClose: () => void }) => (
  <Group justify="flex-end">
    <QuietButton onClick={onClose}>Close</QuietButton>
  </Group>
)
