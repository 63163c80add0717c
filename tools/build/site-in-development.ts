import type { Plugin } from 'vite'
import { CHECKOUT, isCheckout } from '../checkout.ts'
import { isInstructorPath } from '../../src/paths.ts'

/** Paths that the development server serves itself: modules, and files with an extension. */
const isFile = (path: string) =>
  path.startsWith('/@') || /\.\w+$/.test(path) || path.startsWith('/node_modules/')

/**
 * Answers every public path with the page of the public site. In a deployment, the document server renders it; in
 * development, the browser does, with the mock in a service worker.
 */
export const siteInDevelopment = (): Plugin => ({
  name: 'site-in-development',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const [path = '/'] = (request.url ?? '/').split('?')
      const wantsPage = request.headers.accept?.includes('text/html')
      if (wantsPage && isCheckout(path)) request.url = CHECKOUT
      else if (wantsPage && !isFile(path) && !isInstructorPath(path)) request.url = '/src/public/site.html'
      next()
    })
  },
})
