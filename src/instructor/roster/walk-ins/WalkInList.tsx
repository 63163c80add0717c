import { Group, Loader, Text, ThemeIcon } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { fullName } from '../../../domain/person.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { isUnsent, type WalkIn, type WalkIns } from './useWalkIns.ts'
import css from './WalkInList.module.css'

type WalkInListProps = {
  walkIns: WalkIns
  onCorrect: (one: WalkIn) => void
  /** The pressed button is about to go. */
  onDecided: () => void
}

/** What became of each student who was added with “Add and next”. Those who are not added stay until dealt with. */
export function WalkInList({ walkIns: { shown, retry, drop }, onCorrect, onDecided }: WalkInListProps) {
  const decide = (act: () => void) => {
    act()
    onDecided()
  }
  return (
    // Rendered from the start, because screen readers announce changes only in elements that exist.
    <div role="status" className={css['status']}>
      <ul className={css['list']}>
        {shown.map((one) => (
          <li key={one.id} className={css['one']}>
            <Sign {...one} />
            <Text
              size="sm"
              className={css['words'] ?? ''}
              {...(isUnsent(one) && { c: 'var(--mantine-color-error)' })}
            >
              <Outcome {...one} />
            </Text>
            {isUnsent(one) && (
              <Group gap="xs" className={css['choices'] ?? ''}>
                <QuietButton size="sm" px="sm" onClick={() => decide(() => retry(one))}>
                  Try again
                </QuietButton>
                <QuietButton size="sm" px="sm" onClick={() => onCorrect(one)}>
                  Correct
                </QuietButton>
                <QuietButton size="sm" px="sm" onClick={() => decide(() => drop(one.id))}>
                  Leave out
                </QuietButton>
              </Group>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Sign({ state }: WalkIn) {
  if (state === 'adding') return <Loader size={20} aria-hidden />
  const [color, Icon] =
    state === 'added' ? (['pine', IconCheck] as const) : (['red', IconAlertTriangle] as const)
  return (
    <ThemeIcon size={20} radius="xl" variant="light" color={color} aria-hidden>
      <Icon size={14} />
    </ThemeIcon>
  )
}

function Outcome({ person, state, message }: WalkIn) {
  const name = <bdi>{fullName(person)}</bdi>
  if (state === 'adding') return <>Adding {name}…</>
  if (state === 'added') return <>{name} is on the roster.</>
  if (state === 'failed')
    return (
      <>
        {name} is not on the roster. {message}
      </>
    )
  return (
    <>
      No answer about {name}. {message} Try again: nobody is added twice.
    </>
  )
}
