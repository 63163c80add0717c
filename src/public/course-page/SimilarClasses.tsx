import { useQuery } from '@tanstack/react-query'
import type { similarClassesQuery } from '../../api/services/next-classes.ts'
import plain from '../ui/plain.module.css'
import { ClassLines } from './ClassLines.tsx'

type SimilarClassesProps = { query: ReturnType<typeof similarClassesQuery> }

/** Where there are free seats, in place of a class without any. Nothing if there are none, or if they did not load. */
export function SimilarClasses({ query }: SimilarClassesProps) {
  const { data } = useQuery(query)
  if (!data?.classes.length) return null
  return (
    <section className={plain['stack']} aria-labelledby="similar">
      <h2 id="similar">
        {data.isSimilar ? 'Similar classes with free seats' : 'Other classes with free seats'}
      </h2>
      <ClassLines classes={data.classes} />
    </section>
  )
}
