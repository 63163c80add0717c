import plain from '../ui/plain.module.css'
import css from './Certificates.module.css'
import type { Certificate } from './profile.ts'

/** How many are in sight. An instructor may have a dozen. */
const FIRST = 5

/** What an instructor is certified to teach, and since when. */
export const Certificates = ({ certificates }: { certificates: readonly Certificate[] }) => (
  <>
    <List certificates={certificates.slice(0, FIRST)} />
    {certificates.length > FIRST && (
      <details className={plain['more']}>
        <summary>Show {certificates.length - FIRST} more</summary>
        <List certificates={certificates.slice(FIRST)} />
      </details>
    )}
  </>
)

const List = ({ certificates }: { certificates: readonly Certificate[] }) => (
  <ul className={css['certificates']}>
    {certificates.map(({ id, name, since }) => (
      <li key={id}>
        {name} <span className={plain['dim']}>since {since}</span>
      </li>
    ))}
  </ul>
)
