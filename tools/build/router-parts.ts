import type { Plugin } from 'vite'

/** What only the framework mode of React Router, its server components and its instrumentation call. */
const FRAMEWORK =
  'PrefetchPageLinks|RSCErrorHandler|getRouteInstrumentationUpdates|instrumentClientSideRouter'
/** What its router calls for forms, fetchers and routes that are found later, which this application does not have. */
const UNUSED = 'handleAction|handleFetcherAction|handleFetcherLoader|fetch2|discoverRoutes|patchRoutes'
const NEVER_CALLED = new RegExp(`^( *)((?:async )?function (?:${FRAMEWORK}|${UNUSED})\\()[^]*?^\\1\\}$`, 'gm')

/**
 * Lets a bundle leave out the parts of React Router that are not used, and its warnings for developers. As published, all of
 * them are kept, because a bundler cannot know that setting a `displayName`, creating a component or extending one has no
 * side effects, nor what is never called.
 */
export const routerParts = (): Plugin => ({
  name: 'router-parts',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(NEVER_CALLED, '$1$2) { throw new Error("left out by router-parts.ts") }')
        .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
        .replaceAll(
          /^(var \w+ = )(class extends React\d*\.Component [^]*?^\});$/gm,
          '$1/* @__PURE__ */ (() => $2)();',
        ),
      map: null,
    }),
  },
})
