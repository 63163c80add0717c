import type { Plugin } from 'vite'

/** How the bundler takes one module of a chunk that has several: `import('./calls.js').then(e=>e.t)`. */
export const TAKES_MODULE = /\.then\((\w+)=>\1\.([\w$]+)\)/

/** For the helper of Vite through which each import on demand goes. Only Firefox says it like this, and names the file. */
const AGAIN = String.raw`
function importAgain(error, baseModule) {
  const address = /^error loading dyn.*: (\S+)$/.exec(error.message)?.[1]
  if (!address) throw error
  const name = ${TAKES_MODULE}.exec(baseModule)?.[2]
  return import(/* @vite-ignore */ address + '?' + Math.random()).then((chunk) => name ? chunk[name] : chunk)
}`

/**
 * Firefox keeps in mind that a file of code did not load, and refuses it until the page is loaded again. Under another address
 * it can be had. Other browsers ask the server again.
 */
export const importsAgain = (): Plugin => ({
  name: 'imports-again',
  apply: 'build',
  transform: {
    filter: { id: /preload-helper\.js$/ },
    handler: (code) => ({
      code: `${code.replace('baseModule()', '$&.catch((error) => importAgain(error, baseModule))')};${AGAIN}`,
      map: null,
    }),
  },
})
