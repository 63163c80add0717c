import type { Plugin } from 'vite'

/**
 * Lets a bundle leave out the parts of React Router that are not used. As published, each is kept: a bundler cannot know
 * that giving a component its name for the developer tools, or creating one, does nothing else.
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
