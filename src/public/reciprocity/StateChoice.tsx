import { stateSlug, US_STATES } from '../../lib/us-states.ts'
import { paths } from '../../paths.ts'
import css from './StateChoice.module.css'

/** A link to the page of each state. */
export const StateChoice = () => (
  <ul className={css['states']}>
    {Object.values(US_STATES).map((name) => (
      <li key={name}>
        <a href={paths.reciprocity(stateSlug(name))}>{name}</a>
      </li>
    ))}
  </ul>
)
