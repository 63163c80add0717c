import { useQuery } from '@tanstack/react-query'
import { offeredQuery } from '../../api/services/find-courses.ts'
import { mostFirst } from '../../lib/most-first.ts'
import { paths } from '../../paths.ts'
import { isSettled } from '../../ui/failure/useFailure.ts'
import { LoadedChips } from '../ui/LinkChips.tsx'
import plain from '../ui/plain.module.css'
import { subjectsQuery } from './subjects-query.ts'

/** The curricula that have classes, each with a search for them. If they cannot be loaded, the search still has them. */
export function Subjects() {
  const names = useQuery(subjectsQuery())
  const offered = useQuery(offeredQuery())
  const known = new Set(names.data)
  const subjects =
    names.data && offered.data && mostFirst(offered.data.subjects).filter(([name]) => known.has(name))
  const hasFailed = [names, offered].some((read) => !read.data && isSettled(read))
  if (hasFailed || subjects?.length === 0) return null
  return (
    <section className={plain['stack']} aria-labelledby="subjects">
      <h2 id="subjects">What you can learn</h2>
      <LoadedChips
        chips={subjects?.map(([name, count]) => ({ name, count, href: paths.classesOf(name) }))}
        what="the subjects"
      />
    </section>
  )
}
