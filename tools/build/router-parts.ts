import type { Plugin } from 'vite'

/**
 * Lets a bundle leave out the parts of React Router that are not used. As published, all of them are kept, because a bundler
 * cannot know that setting a `displayName`, creating a component or extending one has no side effects. Three more parts are
 * never used here: warnings for developers, and what a link prefetches and an error shows in React Router's own framework.
 */
export const routerParts = (): Plugin => ({
  name: 'router-parts',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false')
        .replace(/^function PrefetchPageLinks\([^]*?^\}$/m, 'function PrefetchPageLinks() {}')
        .replaceAll(
          /^(var \w+ = )(class extends React\d*\.Component [^]*?^\});$/gm,
          '$1/* @__PURE__ */ (() => $2)();',
        )
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'),
      map: null,
    }),
  },
})

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
