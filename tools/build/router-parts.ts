import type { Plugin } from 'vite'

/**
 * Lets a bundle leave out the parts of React Router that are not used. As published, all of them are kept, because a bundler
 * cannot know that setting a `displayName` or creating a component has no side effects.
 */
export const routerParts = (): Plugin => ({
  name: 'router-parts',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'),
      map: null,
    }),
  },
})

/** Leaves out the infinite lists of TanStack Query, which no public page has: every query knows how to be one. */
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
