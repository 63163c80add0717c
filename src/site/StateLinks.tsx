import { stateSlug, US_STATES } from '../lib/us-states.ts'
import { paths } from '../paths.ts'
import plain from '../ui/plain/plain.module.css'
import classes from './StateLinks.module.css'

/** A link to every state, with the number of its courses if that is known and not zero. */
export const StateLinks = ({ byState = {} }: { byState?: Record<string, number> | undefined }) => (
  <ul className={classes['states']}>
    {Object.entries(US_STATES).map(([code, name]) => (
      <li key={code}>
        <a href={paths.classesIn(stateSlug(name))}>{name}</a>
        {byState[code] ? <span className={plain['dim']}> {byState[code]}</span> : null}
      </li>
    ))}
  </ul>
)
