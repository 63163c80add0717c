import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { fullName } from '../../../domain/person.ts'
import { plural } from '../../../lib/words.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import { PAUSED } from './useQueue.ts'
import type { Line, Many, Person } from './useMany.ts'

type ManyProgressProps<One extends Person> = {
  many: Many<One>
  /** What becomes of them, as in `3 of 5 students moved`. */
  verb: string
  /** Another try, with what it needs first. */
  retry: { label: string; run: () => Promise<unknown> }
  /** Shown when all calls have ended. */
  children: ReactNode
}

/** The names that are shown of many. */
const MOST = 50

const WORDS: Record<Exclude<Line<Person>['outcome']['state'], 'failed' | 'done'>, string> = {
  here: 'Waiting',
  sending: 'Sending…',
}

/** Who is done, who is not and why, and another try for those. */
export function ManyProgress<One extends Person>(props: ManyProgressProps<One>) {
  const { many, verb, retry, children } = props
  const { lines, failed, done, left, state } = many
  const isOver = state === 'done'
  // Before anything is sent, seats are raised or the roster is read again. A second press would send everything twice.
  const [isTrying, setTrying] = useState(false)
  const tryAgain = () => {
    setTrying(true)
    void retry.run().finally(() => setTrying(false))
  }
  const isPaused = state && state !== 'running' && !isOver
  // The exceptions come first. Who is done needs no line: the count says it.
  const open = [...failed, ...lines.filter(({ outcome }) => outcome.state in WORDS)]
  return (
    <Stack>
      <div role="status">
        <StepHeading key={String(isOver)} {...(isPaused && { hint: PAUSED[state] })}>
          {done.length} of {plural(lines.length, 'student')} {verb}
          {isOver && failed.length > 0 && `, ${failed.length} not`}
        </StepHeading>
      </div>
      {left.length > 0 && (
        <Progress.Root size="lg">
          <Progress.Section value={(done.length / lines.length) * 100} aria-label={`Students ${verb}`} />
        </Progress.Root>
      )}
      {open.length > 0 && (
        <Stack component="ul" gap="xs">
          {open.slice(0, MOST).map(({ person, outcome }) => (
            <li key={person.id}>
              <bdi>{fullName(person.attributes)}</bdi>
              <Text size="sm" c={outcome.state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}>
                {outcome.state === 'failed' ? outcome.message : WORDS[outcome.state as keyof typeof WORDS]}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {open.length > MOST && <Text size="sm">and {open.length - MOST} more</Text>}
      {!isOver && (
        <Group justify="flex-end">
          <QuietButton onClick={many.stop}>Stop</QuietButton>
          {isPaused && <Button onClick={many.goOn}>Continue</Button>}
        </Group>
      )}
      {isOver && left.length > 0 && (
        <Group justify="flex-end">
          <Button loading={isTrying} onClick={tryAgain}>
            {retry.label}
          </Button>
        </Group>
      )}
      {isOver && children}
    </Stack>
  )
}
