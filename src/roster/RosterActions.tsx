import { Button } from '@mantine/core'
import { IconChecklist, IconMail, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useListRegistrants } from '../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../api/generated/training.types.ts'
import { paths } from '../paths.ts'
import { lazily } from '../ui/lazily.tsx'

const EmailEveryone = lazily(async () => (await import('./mail/EmailEveryone.tsx')).EmailEveryone)

type RosterActionsProps = {
  occurrence: OccurrenceResource
  /** Absent when nobody can be added. */
  onAdd: (() => void) | undefined
}

/** On a phone they share the lines they take. */
const SHARE = { base: '1 1 auto', sm: '0 0 auto' }

/** What can be done with a roster as a whole. The next thing to do comes last, in the colour. */
export function RosterActions({ occurrence: { id, attributes }, onAdd }: RosterActionsProps) {
  const [isWriting, setWriting] = useState(false)
  const { data } = useListRegistrants({ id })
  const registrants = data?.data ?? []
  const { canSubmitResults, numberOfRegistrants } = attributes
  return (
    <>
      {/* The class knows how many there are before they are here: the button does not push the others away later. */}
      {(data ? registrants.length : numberOfRegistrants) > 0 && (
        <Button
          flex={SHARE}
          variant="default"
          disabled={!data}
          leftSection={<IconMail size={18} aria-hidden />}
          onClick={() => setWriting(true)}
        >
          Email all
        </Button>
      )}
      {onAdd && (
        <Button
          flex={SHARE}
          {...(canSubmitResults && { variant: 'default' })}
          leftSection={<IconUserPlus size={18} aria-hidden />}
          onClick={onAdd}
        >
          Add student
        </Button>
      )}
      {canSubmitResults && (
        <Button
          flex={SHARE}
          component={Link}
          to={paths.submitResults(id)}
          leftSection={<IconChecklist size={18} aria-hidden />}
        >
          Submit results
        </Button>
      )}
      <EmailEveryone registrants={registrants} opened={isWriting} onClose={() => setWriting(false)} />
    </>
  )
}
