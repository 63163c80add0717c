import type { ClassHit, InstructorHit } from '../../../api/generated/search.types.ts'
import type { Point } from '../../../lib/distance.ts'
import { formatPrice } from '../../../lib/money.ts'
import { plural } from '../../../lib/words.ts'
import { paths } from '../../../paths.ts'
import { classPath } from '../ClassRow.tsx'
import type { Results } from '../search-query.ts'

/** A place on the map, with all results at that place. */
export type Pin = {
  key: string
  point: Point
  /** The text on the pin: the price of the only class, or the number of results. */
  label: string
  /** The town, for a map without streets. */
  town: string
  /** The name of the pin for screen readers. */
  name: string
  items: { key: string; path: string; title: string; text: string }[]
}

type Item = Pin['items'][number] & { point: Point | undefined; short: string; where: string; town: string }

const classItem = ({ _geoloc: point, ...hit }: ClassHit): Item => ({
  key: hit.courseId,
  path: classPath(hit),
  title: hit.name,
  text: `${hit.venue}, ${hit.city} · ${formatPrice(hit.price)}`,
  point,
  short: formatPrice(hit.price),
  where: `${hit.venue}, ${hit.city}`,
  town: hit.city,
})

const instructorItem = ({ _geoloc: point, ...hit }: InstructorHit): Item => ({
  key: hit.objectID,
  path: paths.instructor(hit.objectID),
  title: `${hit.firstName} ${hit.lastName}`,
  text: [hit.city, hit.state].filter(Boolean).join(', '),
  point,
  short: '1',
  where: hit.city,
  town: hit.city,
})

/** The results that have coordinates, one pin per place. */
export function pinsOf(results: Results): Pin[] {
  const items = results.type === 'classes' ? results.hits.map(classItem) : results.hits.map(instructorItem)
  const pins = new Map<string, Pin>()
  for (const { point, short, where, town, ...item } of items) {
    if (!point) continue
    const key = `${point.lat},${point.lng}`
    const others = pins.get(key)?.items ?? []
    const all = [...others, item]
    const count =
      results.type === 'classes'
        ? plural(all.length, 'class', 'classes')
        : plural(all.length, 'instructor', 'instructors')
    const name =
      all.length > 1 || results.type === 'instructors' ? `${where}: ${count}` : `${item.title}, ${item.text}`
    pins.set(key, { key, point, label: all.length > 1 ? String(all.length) : short, town, name, items: all })
  }
  return [...pins.values()]
}
