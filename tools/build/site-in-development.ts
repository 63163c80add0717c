import type { Plugin } from 'vite'
import { CHECKOUT, isCheckout } from '../checkout.ts'
import { isInstructorPath } from '../../src/paths.ts'

/** What the development server serves itself: modules, and what has an extension. */
const isFile = (path: string) =>
  path.startsWith('/@') || /\.\w+$/.test(path) || path.startsWith('/node_modules/')

/**
 * Gives every public path the page of the public site, as a server does in a deployment. There it is rendered ahead; here
 * the browser renders it, with the mock in its worker.
 */
export const siteInDevelopment = (): Plugin => ({
  name: 'site-in-development',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const [path = '/'] = (request.url ?? '/').split('?')
      const wantsPage = request.headers.accept?.includes('text/html')
      if (wantsPage && isCheckout(path)) request.url = CHECKOUT
      else if (wantsPage && !isFile(path) && !isInstructorPath(path)) request.url = '/src/site.html'
      next()
    })
  },
})
