import { expect, test } from 'vitest'
import { pageAt, PAGES } from './pages.ts'

test.each([
  ['/my-classes', 'my-classes'],
  ['/my-classes/', 'my-classes'],
  ['/roster/o-1', 'roster/:id'],
  ['/dashboard', 'dashboard'],
  ['/dashboard/reviews', 'dashboard/reviews'],
  ['/dashboard/instructor-resources', 'dashboard/instructor-resources/:type?'],
  ['/dashboard/instructor-resources/flyer', 'dashboard/instructor-resources/:type?'],
] as const)('%s is the page of %s', (pathname, path) => expect(pageAt(pathname)).toBe(PAGES[path]))

test.each(['/', '/roster', '/roster/o-1/more', '/my-classes-and-more', '/class/c-1'])(
  '%s has no page of the instructors',
  (pathname) => expect(pageAt(pathname)).toBeUndefined(),
)
