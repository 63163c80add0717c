import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toApiError } from '../../../api/errors.ts'
import { useDeleteOccurrence, useGetOccurrence } from '../../../api/generated/training.hooks.ts'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { toasts } from '../../../api/messages.ts'
import { formatWhen, type Day } from '../../../lib/venue-time.ts'
import { plural } from '../../../lib/words.ts'
import { paths } from '../../../paths.ts'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { QuietButton } from '../../../ui/looks.ts'
import { MailStep } from '../../shared/mail/MailStep.tsx'
import { MoveMany } from './MoveMany.tsx'
import { Names } from '../../shared/many/Names.tsx'
import { RemoveMany } from './RemoveMany.tsx'

type CancelClassProps = {
  occurrence: OccurrenceResource
  registrants: readonly RegistrantResource[]
  onClose: () => void
}

/**
 * Cancels a class in one go: who is affected, move or remove them all, tell them, and delete the class, which the server
 * allows once nobody is on its roster.
 */
export function CancelClass({ occurrence, registrants, onClose }: CancelClassProps) {
  // As they were: those who are moved or removed leave the roster, but have to be told.
  const [affected] = useState(registrants)
  const [way, setWay] = useState<'move' | 'remove'>()
  const last = (told: readonly RegistrantResource[], days?: readonly Day[]) => (
    <Stack>
      {told.length > 0 && (
        <MailStep
          occurrence={occurrence}
          registrants={told}
          occasion={days ? { kind: 'canceled', days } : { kind: 'canceled' }}
        />
      )}
      <Delete occurrence={occurrence} onClose={onClose} />
    </Stack>
  )
  const step = { occurrence, registrants: affected, onBack: () => setWay(undefined) }
  if (way === 'move') return <MoveMany {...step} after={(moved, target) => last(moved, target.dates)} />
  if (way === 'remove') return <RemoveMany {...step} after={(removed) => last(removed)} />
  const { name, dates, entityType } = occurrence.attributes
  const everyone = affected.length === 1 ? 'the student' : `all ${affected.length}`
  return (
    <Stack>
      <Text>
        <b>{name}</b>, {formatWhen(dates)}
      </Text>
      {affected.length > 0 ? (
        <>
          <Text>
            {plural(affected.length, 'student')} {affected.length === 1 ? 'is' : 'are'} registered. Move or
            remove them first; then you can write to them and delete the class.
          </Text>
          <Names people={affected} />
          <Group gap="xs">
            {entityType === 'courses' && (
              <Button onClick={() => setWay('move')}>Move {everyone} to another class</Button>
            )}
            <QuietButton onClick={() => setWay('remove')}>Remove {everyone}</QuietButton>
          </Group>
        </>
      ) : (
        <>
          <Text>Nobody is registered.</Text>
          <Delete occurrence={occurrence} onClose={onClose} />
        </>
      )}
    </Stack>
  )
}

/** The last step. The server decides whether the class can be deleted. */
function Delete({ occurrence: { id }, onClose }: Pick<CancelClassProps, 'occurrence' | 'onClose'>) {
  const navigate = useNavigate()
  const { data, isFetching } = useGetOccurrence({ id })
  const leave = () => navigate(paths.myClasses(), { replace: true })
  const mutation = useDeleteOccurrence({
    onSuccess: leave,
    // Another tab was faster.
    onError: (cause) => toApiError(cause).status === 404 && leave(),
  })
  const canDelete = data?.data.attributes.canDelete ?? false
  const count = data?.data.attributes.numberOfRegistrants ?? 0
  return (
    <Stack gap="xs">
      <FormFailure error={mutation.error} prefix={toasts.deleteOccurrence.failure} />
      {!canDelete && !isFetching && (
        <Text size="sm">
          {count > 0
            ? `${plural(count, 'student')} ${count === 1 ? 'is' : 'are'} still on the roster. The class can be deleted once nobody is.`
            : 'Only the instructor of the course can delete this class.'}
        </Text>
      )}
      <Group justify="flex-end">
        <QuietButton onClick={onClose}>Keep the class</QuietButton>
        <Button
          color="red.9"
          disabled={!canDelete}
          loading={mutation.isPending}
          onClick={() => mutation.mutate({ id })}
        >
          Delete class
        </Button>
      </Group>
    </Stack>
  )
}
