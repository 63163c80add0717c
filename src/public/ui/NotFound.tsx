import { paths } from '../../paths.ts'
import { windowTitle } from '../../ui/window-title.ts'
import plain from './plain.module.css'

/** The not-found page. */
export const NotFound = () => (
  <div className={plain['notice']}>
    <title>{windowTitle('Page not found')}</title>
    <meta name="robots" content="noindex" />
    <h1>Page not found</h1>
    <p>There is nothing at this address. It may have moved, or the link may be incomplete.</p>
    <p className={plain['row']}>
      <a className={plain['button']} href={paths.classes()}>
        Find a class
      </a>
      <a className={plain['quiet']} href={paths.home()}>
        Go to the home page
      </a>
    </p>
  </div>
)
