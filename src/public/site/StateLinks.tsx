import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offeredQuery } from '../../api/services/find-courses.ts'
import { mostFirst } from '../../lib/most-first.ts'
import { stateSlug, US_STATES } from '../../lib/us-states.ts'
import { paths } from '../../paths.ts'
import { isSettled } from '../../ui/failure/useFailure.ts'
import { LoadedChips } from '../ui/LinkChips.tsx'
import plain from '../ui/plain.module.css'
import css from './StateLinks.module.css'

const nameOf = (code: string) => US_STATES[code] ?? ''
const linkTo = (code: string) => paths.classesIn(stateSlug(nameOf(code)))

/**
 * The states with classes, most first, and the others behind one choice. While the counts load, all states are behind it; if
 * they cannot be loaded, it is open.
 */
export function StateLinks() {
  const offered = useQuery(offeredQuery())
  const counts = offered.data?.states
  const hasFailed = !counts && isSettled(offered)
  // A visitor who opened the list while the counts were loading keeps the whole list, and the focus in it.
  const [keepsAll, setKeepsAll] = useState(false)
  const all = Object.keys(US_STATES)
  const others = counts && !keepsAll ? all.filter((code) => !counts[code]) : undefined
  return (
    <>
      {!hasFailed && (
        <LoadedChips
          chips={
            counts &&
            mostFirst(counts)
              .filter(([code]) => nameOf(code))
              .map(([code, count]) => ({ name: nameOf(code), count, href: linkTo(code) }))
          }
          what="the states with classes"
        />
      )}
      <details className={plain['more']} open={hasFailed} onToggle={() => setKeepsAll(!counts)}>
        <summary>
          {others
            ? `${others.length} states and territories without classes at the moment`
            : 'All states and territories'}
        </summary>
        <Links codes={others ?? all} />
      </details>
    </>
  )
}

const Links = ({ codes }: { codes: readonly string[] }) => (
  <ul className={css['states']}>
    {codes.map((code) => (
      <li key={code}>
        <a href={linkTo(code)}>{nameOf(code)}</a>
      </li>
    ))}
  </ul>
)
