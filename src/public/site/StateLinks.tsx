import { useQuery } from '@tanstack/react-query'
import { offeredQuery } from '../../api/services/find-courses.ts'
import { stateSlug, US_STATES } from '../../lib/us-states.ts'
import { paths } from '../../paths.ts'
import plain from '../ui/plain.module.css'
import css from './StateLinks.module.css'

/** A link to every state: first those with classes and how many, then the others. In one list if that is not known. */
export function StateLinks() {
  const counts = useQuery(offeredQuery()).data?.states
  const all = Object.keys(US_STATES)
  if (!counts) return <Links codes={all} />
  const others = all.filter((code) => !counts[code])
  return (
    <>
      <Links codes={all.filter((code) => counts[code])} counts={counts} />
      <details>
        <summary className={css['others']}>
          {others.length} states and territories without classes at the moment
        </summary>
        <Links codes={others} />
      </details>
    </>
  )
}

type LinksProps = { codes: readonly string[]; counts?: Record<string, number> }

const Links = ({ codes, counts = {} }: LinksProps) => (
  <ul className={css['states']}>
    {codes.map((code) => (
      <li key={code}>
        <a href={paths.classesIn(stateSlug(US_STATES[code] ?? ''))}>{US_STATES[code]}</a>
        {counts[code] !== undefined && <span className={plain['dim']}> {counts[code]}</span>}
      </li>
    ))}
  </ul>
)
