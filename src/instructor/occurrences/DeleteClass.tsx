import { Anchor, Button, Group, List, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { useListRegistrants } from '../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { fullName } from '../../domain/person.ts'
import { plural } from '../../lib/words.ts'
import { formatDays } from '../../lib/venue-time.ts'
import { paths } from '../../paths.ts'
import { FormModal } from '../../ui/FormModal.tsx'
import { QuietButton } from '../../ui/looks.ts'

type DeleteClassProps = {
  occurrence: OccurrenceResource
  opened: boolean
  onAnswer: (isConfirmed: boolean) => void
  onClose: () => void
}

/** Asks before deleting a class with students: lists them and makes the instructor type their number. */
export const DeleteClass = ({ opened, onClose, ...props }: DeleteClassProps) => (
  <FormModal title="Delete a class with students?" opened={opened} onClose={onClose}>
    <Question key={props.occurrence.id} {...props} />
  </FormModal>
)

const MOST_NAMES = 20

function Question({
  occurrence: { id, attributes },
  onAnswer,
}: Omit<DeleteClassProps, 'opened' | 'onClose'>) {
  const { name, dates, numberOfRegistrants: count } = attributes
  const roster = useListRegistrants({ id })
  const names = roster.data?.data.map(({ attributes: student }) => fullName(student)) ?? []
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === String(count)) onAnswer(true)
    else setError(`Type ${count} to delete the class.`)
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text>
          <b>{name}</b>, {formatDays(dates)}, has {plural(count, 'student')}. They are not notified or
          refunded by this action. To keep them, first{' '}
          <Anchor component={Link} to={paths.roster(id)} inherit underline="always">
            move them to another class
          </Anchor>
          .
        </Text>
        <List>
          {names.slice(0, MOST_NAMES).map((student, i) => (
            // Two students may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <List.Item key={i}>{student}</List.Item>
          ))}
        </List>
        {names.length > MOST_NAMES && <Text>and {names.length - MOST_NAMES} more</Text>}
        <TextInput
          label={`Type the number of students, ${count}`}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <QuietButton onClick={() => onAnswer(false)}>Cancel</QuietButton>
          <Button type="submit" color="red.9">
            Delete
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
