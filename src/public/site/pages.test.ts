import { expect, test } from 'vitest'
import { routesOf } from '../../instructor/app/routes.tsx'
import { instructorSegments, isInstructorPath } from '../../paths.ts'
import { pageAt } from './pages.ts'

test.each([
  ['/', 'home', {}],
  ['/class/home-defense/301', 'class', { slug: 'home-defense', id: '301' }],
  ['/class/301', 'class', { id: '301' }],
  ['/course/301', 'class', { id: '301' }],
  ['/Class/301/', 'class', { id: '301' }],
  ['/classes', 'classes', {}],
  ['/classes/New%20Mexico', 'state', { state: 'New Mexico' }],
  ['/instructor/101', 'instructor', { id: '101' }],
  ['/instructor/101/reviews/2', 'instructor', { id: '101' }],
  ['/reciprocity/ohio', 'reciprocity', { state: 'ohio' }],
  ['/reciprocity', 'reciprocity', {}],
])('%s is the address of the page %s', (path, name, params) =>
  expect(pageAt(path)).toMatchObject({ name, params }),
)

test.each(['/nowhere', '/class', '/class/', '/class/a/b/c', '/classes/a/b', '/not-found'])(
  'no page has the address %s',
  (path) => expect(pageAt(path)).toBeUndefined(),
)

test('a parameter that cannot be decoded stays encoded', () =>
  expect(pageAt('/classes/%E0%A4%A')?.params).toEqual({ state: '%E0%A4%A' }))

/** The first segments of the paths in a table of routes. */
type Routes = readonly { path?: string; children?: Routes }[]
const segmentsOf = (routes: Routes): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path ? [path.split('/')[0] ?? ''] : []),
    ...segmentsOf(children),
  ])

test('every instructor route starts with an instructor path, and no public page does', () => {
  const segments = segmentsOf(routesOf({} as never) as Routes)
  // The instructors' half has its own not-found page, which a student sees without loading another document.
  const own = segments.filter((segment) => !['*', 'not-found'].includes(segment))
  expect(own.length).toBeGreaterThan(8)
  expect(own.filter((segment) => !instructorSegments().has(segment))).toEqual([])
  for (const segment of instructorSegments()) expect(pageAt(`/${segment}`)).toBeUndefined()
  expect(isInstructorPath('/my-classes/x')).toBe(true)
  expect(isInstructorPath('/my-classesx')).toBe(false)
})
