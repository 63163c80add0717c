import { useQuery } from '@tanstack/react-query'
import { offeredQuery } from '../../api/services/find-courses.ts'
import { mostFirst } from '../../lib/most-first.ts'
import { paths } from '../../paths.ts'
import { LinkChips } from '../ui/LinkChips.tsx'
import plain from '../ui/plain.module.css'
import { subjectsQuery } from './subjects-query.ts'

/** The curricula that have classes, each with a search for them. If they cannot be loaded, the search still has them. */
export function Subjects() {
  const names = useQuery(subjectsQuery()).data ?? []
  const offered = useQuery(offeredQuery()).data?.subjects
  const subjects = mostFirst(offered).filter(([name]) => names.includes(name))
  if (!subjects.length) return null
  return (
    <section className={plain['stack']} aria-labelledby="subjects">
      <h2 id="subjects">What you can learn</h2>
      <LinkChips chips={subjects.map(([name, count]) => ({ name, count, href: paths.classesOf(name) }))} />
    </section>
  )
}
