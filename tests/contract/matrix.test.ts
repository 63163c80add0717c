import { describe, expect, test } from 'vitest'
import { holesOf, isCurrent, matrix } from '../../tools/contracts/matrix.ts'
import { importsOf, namedFunctions } from '../../tools/contracts/matrix/code.ts'
import { markdown } from '../../tools/contracts/matrix/markdown.ts'
import { matrixOf, type MatrixOperation, screensOf } from '../../tools/contracts/matrix/matrix.ts'
import { matrixOperations, namesByField } from '../../tools/contracts/matrix/operations.ts'

describe('the matrix of the project', () => {
  const rows = matrix()
  test('has no hole', () => expect(holesOf(rows)).toEqual([]))
  test('is the committed one: `npm run contracts:matrix` writes it', () => expect(isCurrent(rows)).toBe(true))
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
  imports: [{ file: 'src/api/generated/training.hooks.ts', names: ['useArchiveCourse'] }],
}

describe('a row', () => {
  test('that is answered, shown and used has no hole', () =>
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

  test('without a screen has a hole only where screens are required', () => {
    const holesWith = (screensRequired: boolean) =>
      holesOf(matrixOf([archive], handlers, pacts, [], { screensRequired }))
    expect(holesWith(false)).toEqual([])
    expect(holesWith(true)).toEqual(['archiveCourse: no screen'])
  })

  test('reads as a line', () => {
    const text = markdown(matrixOf([archive], handlers, { 'archiveCourse 204': 2 }, []))
    expect(text).toContain('## 7 Courses')
    expect(text).toContain(
      '| `archiveCourse` | `POST /courses/{id}/archive` | `courses.ts` | 204 ×2, **404 none** | no screen yet |',
    )
  })
})

describe('the screens of an operation', () => {
  const hook = 'src/api/generated/training.hooks.ts'
  const wrapper = {
    file: 'src/courses/useActions.tsx',
    imports: [{ file: hook, names: ['useArchiveCourse'] }],
  }
  const uses = (file: string, ...files: string[]) => ({
    file,
    imports: files.map((one) => ({ file: one, names: ['x'] })),
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
        { file: 'src/a.ts', imports: [...wrapper.imports, { file: 'src/b.ts', names: [] }] },
        uses('src/b.ts', 'src/a.ts'),
        uses('src/courses/List.tsx', 'src/b.ts'),
      ],
    ],
    [
      'are not the routes',
      [
        wrapper,
        uses('src/app/routes.tsx', wrapper.file),
        uses('src/app/App.tsx', 'src/app/routes.tsx'),
        uses('src/courses/List.tsx', wrapper.file),
      ],
    ],
  ])('%s', (_, sources) => expect(screensOf(archive, sources)).toEqual(['src/courses/List.tsx']))

  test('of another hook are not its own', () =>
    expect(
      screensOf(archive, [{ file: 'src/a/A.tsx', imports: [{ file: hook, names: ['useOther'] }] }]),
    ).toEqual([]))

  test('of a service with its own client are those that use its types', () => {
    const types = 'src/api/generated/search.types.ts'
    expect(screensOf({ names: [], types }, [uses('src/search/Search.tsx', types)])).toEqual([
      'src/search/Search.tsx',
    ])
  })
})

describe('our own code', () => {
  test('shows the handlers: of a table, and exported for one', () => {
    const text = `
      function helper() {}
      export function first() {}
      export const second: Resolver = () => 1
      export const notOne = 1
      export const table = { third() {}, fourth: () => 1, second, tracking } satisfies Handlers
      serve({ handlers: { inside({ id }) { return { value: id } } } })`
    expect(namedFunctions('a.ts', text)).toEqual(['first', 'second', 'third', 'fourth', 'inside'])
  })

  test('shows its imports, by the names they have where they come from', () => {
    const text = `
      import { useArchiveCourse as useIt, type Course } from '../api/hooks'
      import react from 'react'
      import { gone } from './gone.ts'`
    expect(importsOf('src/courses/a.tsx', text, (path) => path === 'src/api/hooks.ts')).toEqual([
      { file: 'src/api/hooks.ts', names: ['useArchiveCourse', 'Course'] },
    ])
  })

  test('names a root field after the operations that ask for it', () =>
    expect(namesByField(['query Me { me { id } } query WhoAmI { me { id } progress { id } }'])).toEqual({
      me: ['me', 'whoAmI'],
      progress: ['whoAmI'],
    }))
})
