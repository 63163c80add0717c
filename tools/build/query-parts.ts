import type { Plugin } from 'vite'

/** Leaves out the infinite lists of TanStack Query, which no page has: every query knows how to be one. */
export const queryParts = (): Plugin => ({
  name: 'query-parts',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]query-core[\\/].*[\\/]infiniteQueryBehavior\.js$/ },
    handler: () => ({
      code: ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage']
        .map((name) => `export const ${name} = () => { throw new Error('there are no infinite lists') }`)
        .join('\n'),
      map: null,
    }),
  },
})
