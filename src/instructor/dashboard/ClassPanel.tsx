import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { Answer, OccurrenceResource } from '../../api/generated/training.types.ts'
import { formatDays } from '../../lib/venue-time.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import css from './ClassPanel.module.css'
import type { ClassQuery } from './useHome.ts'
import { Panel } from './Panel.tsx'

type ClassPanelProps = {
  title: string
  query: ClassQuery
  what: string
  choose: (classes: readonly OccurrenceResource[]) => OccurrenceResource[]
  /** The most important fact about a class, in two or three words. */
  fact: (occurrence: OccurrenceResource) => string
  placeOf: (occurrence: OccurrenceResource) => string | undefined
  linkOf: (occurrenceId: string) => string
  /** The text of the panel if there are no classes of this kind. */
  empty: string
  /** A link to the full list. */
  all: { to: string; label: string }
  /** The most rows to show. If there are more, the panel links to the full list. */
  shown?: number
}

/** A few classes of one kind, the most urgent first. */
export function ClassPanel({ title, query, what, choose, empty, all, shown = 3, ...row }: ClassPanelProps) {
  const chosen = ({ data }: Answer<'listInstructorOccurrences'>) => choose(data)
  return (
    <Panel title={title} count={query.data && chosen(query.data).length}>
      <Loaded queries={{ query }} what={what} lines={shown}>
        {(loaded) => {
          const found = chosen(loaded.query)
          if (!found.length) return <Text c="dimmed">{empty}</Text>
          return (
            <>
              <ul className={css['list']}>
                {found.slice(0, shown).map((occurrence) => (
                  <ClassRow key={occurrence.id} occurrence={occurrence} {...row} />
                ))}
              </ul>
              {found.length > shown && (
                <Anchor component={Link} to={all.to} className={css['all'] ?? ''}>
                  {all.label}
                </Anchor>
              )}
            </>
          )
        }}
      </Loaded>
    </Panel>
  )
}

type ClassRowProps = Pick<ClassPanelProps, 'fact' | 'placeOf' | 'linkOf'> & { occurrence: OccurrenceResource }

function ClassRow({ occurrence, fact, placeOf, linkOf }: ClassRowProps) {
  const { name, dates } = occurrence.attributes
  return (
    <li>
      <Link to={linkOf(occurrence.id)} className={css['row'] ?? ''}>
        <span className={css['name']}>{name}</span>
        <span className={css['when']}>
          {[formatDays(dates), placeOf(occurrence)].filter(Boolean).join(' · ')}
        </span>
        <span className={css['fact']}>{fact(occurrence)}</span>
      </Link>
    </li>
  )
}
