import { Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useListRegistrants } from '../../../api/generated/training.hooks.ts'
import { allStudentsQuery } from '../../../api/queries.ts'
import { fullName, personOf, type PersonValues } from '../../../domain/person.ts'
import { fold, wordsOf } from '../../../lib/fold.ts'
import { formatCount } from '../../../lib/words.ts'
import { useUserId } from '../../../session/useUserId.ts'
import { useWatched } from '../../../ui/form/useWatched.ts'
import { Hint, QuietButton } from '../../../ui/looks.ts'
import { missingFrom } from '../../shared/person/missing-from.ts'

type KnownStudentsProps = {
  form: UseFormReturnType<PersonValues>
  occurrenceId: string
  onChoose: (person: PersonValues) => void
}

/** Characters of a name. Fewer fit too many students. */
const FEWEST = 3
const MOST = 3

/** Whether a folded name has words that begin with these. */
const hasWords = (name: string, words: readonly string[]) =>
  words.every((word) => name.startsWith(word) || name.includes(` ${word}`) || name.includes(`-${word}`))

/** Students of other classes whose names begin as what is typed: a press fills in the rest. */
export function KnownStudents({ form, occurrenceId, onChoose }: KnownStudentsProps) {
  const firstName = useWatched(form, 'firstName')
  const lastName = useWatched(form, 'lastName')
  const email = useWatched(form, 'email')
  const typed = useDeferredValue(`${firstName} ${lastName}`.trim())
  const isWanted = typed.length >= FEWEST && email === ''
  const students = useQuery({ ...allStudentsQuery(useUserId()), enabled: isWanted }).data?.data
  const roster = useListRegistrants({ id: occurrenceId }).data?.data
  const named = useMemo(
    () => students?.map((student) => ({ student, name: fold(fullName(student.attributes)) })) ?? [],
    [students],
  )
  if (!isWanted) return null
  const words = wordsOf(typed)
  const found = missingFrom(
    roster ?? [],
    named.filter(({ name }) => hasWords(name, words)).map(({ student }) => student),
  )
  if (!found.length) return null
  return (
    <Stack gap={4} mb="md" role="group" aria-label="Your students">
      <Hint>
        {found.length > MOST
          ? `${formatCount(found.length)} of your students match. The first three:`
          : 'Already your student?'}
      </Hint>
      {found.slice(0, MOST).map(({ id, attributes }) => (
        <QuietButton
          key={id}
          justify="flex-start"
          onClick={() => {
            const person = personOf(attributes)
            onChoose({ ...person, phone: form.getValues().phone || person.phone })
          }}
        >
          <bdi>{fullName(attributes)}</bdi>{' '}
          <Hint span ms="xs" truncate>
            {attributes.email}
          </Hint>
        </QuietButton>
      ))}
    </Stack>
  )
}
