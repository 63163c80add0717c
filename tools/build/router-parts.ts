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
