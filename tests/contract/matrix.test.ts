import { describe, expect, test } from 'vitest'
import { holesOf, isCurrent, matrix } from '../../tools/contracts/matrix.ts'
import { namedFunctions } from '../../tools/contracts/matrix/code.ts'
import { markdown } from '../../tools/contracts/matrix/markdown.ts'
import { matrixOf, type MatrixOperation, screensOf } from '../../tools/contracts/matrix/matrix.ts'
import { matrixOperations, namesByField } from '../../tools/contracts/matrix/operations.ts'
import { usesOf } from '../../tools/contracts/matrix/uses.ts'

describe('the matrix of the project', () => {
  const rows = matrix()
  test('has no holes', () => expect(holesOf(rows)).toEqual([]))
  test('matches the committed file: `npm run contracts:matrix` writes it', () =>
    expect(isCurrent(rows)).toBe(true))
  test('has every call of every contract', () => {
    const ids = matrixOperations().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(
      expect.arrayContaining(['archiveCourse', 'queryContent', 'search', 'submitLead', 'me']),
    )
  })
})

const archive: MatrixOperation = {
  id: 'archiveCourse',
  call: 'POST /courses/{id}/archive',
  section: '7 Courses',
  isAssumed: false,
  outcomes: ['204', '404'],
  names: ['archiveCourse', 'useArchiveCourse'],
}
const handlers = { archiveCourse: ['mocks/courses.ts'] }
const pacts = { 'archiveCourse 204': 2, 'archiveCourse 404': 1 }
const page = {
  file: 'src/courses/CoursesPage.tsx',
  uses: [{ by: 'CoursesPage', file: 'src/api/generated/training.hooks.ts', name: 'useArchiveCourse' }],
}

describe('a row', () => {
  test('with a handler, an interaction and a screen has no hole', () =>
    expect(matrixOf([archive], handlers, pacts, [page], { screensRequired: true })).toEqual([
      {
        ...archive,
        handlers: ['mocks/courses.ts'],
        pacts: { 204: 2, 404: 1 },
        screens: ['src/courses/CoursesPage.tsx'],
        holes: [],
      },
    ]))

  test.each([
    ['a handler', {}, pacts, 'archiveCourse: no handler'],
    ['an interaction', handlers, { 'archiveCourse 204': 1 }, 'archiveCourse: no Pact interaction for 404'],
  ])('without %s has a hole', (_, answered, shown, hole) =>
    expect(holesOf(matrixOf([archive], answered, shown, [page]))).toEqual([hole]),
  )

  test('without a screen is a hole only if screens are required', () => {
    const holesWith = (screensRequired: boolean) =>
      holesOf(matrixOf([archive], handlers, pacts, [], { screensRequired }))
    expect(holesWith(false)).toEqual([])
    expect(holesWith(true)).toEqual(['archiveCourse: no screen'])
  })

  test('is described in one line', () => {
    const text = markdown(matrixOf([archive], handlers, { 'archiveCourse 204': 2 }, []), {})
    expect(text).toContain('## 7 Courses')
    expect(text).toContain(
      '| `archiveCourse` | `POST /courses/{id}/archive` | `courses.ts` | 204 ×2, **404 none** | no screen yet |',
    )
  })
})

test('a field says who uses it, and a required one that nobody reads is in the list for backend teams', () => {
  const by = ['instructor/courses/MyCoursesPage.tsx']
  const text = markdown([], {
    'training Course.name': { how: 'read', required: true, by },
    'training Course.slug': { how: 'read', required: true, by: [] },
    'training CourseEdit.slug': { how: 'sent', required: true, by: [] },
  })
  expect(text).toContain('| `Course.name` | Read by `instructor/courses/MyCoursesPage.tsx` |')
  expect(text).toContain('| `CourseEdit.slug` | No screen sends it |')
  expect(text).toContain('\n- training: `Course.slug`\n')
})

describe('the screens of an operation', () => {
  const hook = 'src/api/generated/training.hooks.ts'
  const wrapper = {
    file: 'src/courses/useActions.tsx',
    uses: [{ by: 'useActions', file: hook, name: 'useArchiveCourse' }],
  }
  /** A file whose export `by` uses an export of another file. */
  const uses = (file: string, other: string, name = 'useActions', by = 'useActions') => ({
    file,
    uses: [{ by, file: other, name }],
  })

  test.each([
    ['go through files that are no components', [wrapper, uses('src/courses/List.tsx', wrapper.file)]],
    [
      'end at the component',
      [
        wrapper,
        uses('src/courses/List.tsx', wrapper.file),
        uses('src/courses/Page.tsx', 'src/courses/List.tsx'),
      ],
    ],
    [
      'survive a circle',
      [
        { file: 'src/a.ts', uses: [...wrapper.uses, ...uses('src/a.ts', 'src/b.ts').uses] },
        uses('src/b.ts', 'src/a.ts'),
        uses('src/courses/List.tsx', 'src/b.ts'),
      ],
    ],
    [
      'are not the routes',
      [
        wrapper,
        uses('src/instructor/app/routes.tsx', wrapper.file),
        uses('src/app/App.tsx', 'src/instructor/app/routes.tsx'),
        uses('src/courses/List.tsx', wrapper.file),
      ],
    ],
  ])('%s', (_, sources) => expect(screensOf(archive, sources)).toEqual(['src/courses/List.tsx']))

  test('do not include those of another hook', () =>
    expect(screensOf(archive, [uses('src/a/A.tsx', hook, 'useOther')])).toEqual([]))

  test('do not include those that use another export of the same file', () =>
    expect(screensOf(archive, [wrapper, uses('src/courses/List.tsx', wrapper.file, 'useOther')])).toEqual([]))

  test('include those that use the types of a service with its own client', () => {
    const types = 'src/api/generated/search.types.ts'
    expect(screensOf({ names: [], types }, [uses('src/search/Search.tsx', types)])).toEqual([
      'src/search/Search.tsx',
    ])
  })
})

describe('our own code', () => {
  test('reveals the handlers: members of a table and exported functions', () => {
    const text = `
      function helper() {}
      export function first() {}
      export const second: Resolver = () => 1
      export const notOne = 1
      export const table = { third() {}, fourth: () => 1, second, tracking } satisfies Handlers
      serve({ handlers: { inside({ id }) { return { value: id } } } })`
    expect(namedFunctions('a.ts', text)).toEqual(['first', 'second', 'third', 'fourth', 'inside'])
  })

  test('reveals what each declaration uses, by its original name', () => {
    const text = `
      import { useArchiveCourse as useIt, useDeleteCourse, type Course } from '../api/hooks'
      import type { Answer } from '../api/generated/types'
      import react from 'react'
      import { gone } from './gone.ts'
      const own = () => useIt()
      export const archive = () => own()
      export function remove(): Answer { useDeleteCourse() }
      export { remove as Component }
      export const neither = (course: Course) => gone(course)`
    const known = ['src/api/hooks.ts', 'src/api/generated/types.ts']
    const archived = { file: 'src/api/hooks.ts', name: 'useArchiveCourse' }
    const removed = [
      { file: 'src/api/generated/types.ts', name: 'Answer' },
      { file: 'src/api/hooks.ts', name: 'useDeleteCourse' },
    ]
    expect(usesOf('src/courses/a.tsx', text, (path) => known.includes(path))).toEqual([
      { by: 'own', ...archived },
      { by: 'archive', ...archived },
      ...removed.map((use) => ({ by: 'remove', ...use })),
      ...removed.map((use) => ({ by: 'Component', ...use })),
    ])
  })

  test('reveals what it loads later', () => {
    const text = `
      const first = lateCall(async () => (await import('./calls.ts')).listCurricula)
      async function second() {
        const { listCourses: list } = await import('./calls.ts')
        return list()
      }`
    expect(usesOf('src/api/a.ts', text, () => true)).toEqual([
      { by: 'first', file: 'src/api/calls.ts', name: 'listCurricula' },
      { by: 'second', file: 'src/api/calls.ts', name: 'listCourses' },
    ])
  })

  test('names a root field after the operations that select it', () =>
    expect(namesByField(['query Me { me { id } } query WhoAmI { me { id } progress { id } }'])).toEqual({
      me: ['me', 'whoAmI'],
      progress: ['whoAmI'],
    }))
})
