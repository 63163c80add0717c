import { useStore } from '@mantine/store'
import { useInsertionEffect } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import { config } from '../../config.ts'
import { mailHref, phoneHref } from '../../lib/contact-href.ts'
import { farewell } from '../../session/leaving.ts'
import { Header } from './Header.tsx'
import { Overlays } from './Overlays.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import classes from './Shell.module.css'
import { useIsMoving } from './useIsMoving.ts'

/** How a route asks for its frame: a bare page has neither header nor footer. */
export type RouteHandle = { isBare?: boolean }

/**
 * The frame of every page: skip link, header, content, footer. Bare pages show only the content. Class names without a
 * module are styled in index.html, which shows the same frame before any code has loaded.
 */
export function Shell() {
  const isBare = useMatches().some((match) => (match.handle as RouteHandle | undefined)?.isBare)
  const { text } = useStore(farewell)
  const isMoving = useIsMoving()
  const hasHeader = !isBare && !text
  // On the document, because its scroll padding depends on the header. An insertion effect runs before the layout effects of
  // the page, which scroll and measure.
  useInsertionEffect(() => {
    document.documentElement.toggleAttribute('data-bare', !hasHeader)
  }, [hasHeader])
  return (
    <div className="frame">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <ProgressBar isMoving={isMoving} />
      {hasHeader && <Header />}
      <main id="main" className="frame-main" aria-busy={isMoving}>
        {text ? (
          <p role="alert" className={classes['farewell']}>
            {text}
          </p>
        ) : (
          <Outlet />
        )}
      </main>
      {!isBare && <Footer />}
      <Overlays />
      {/* Last, so that it scrolls a page that already has its bars. */}
      <ScrollRestoration />
    </div>
  )
}

const Footer = () => (
  <footer className={classes['footer']}>
    <p>
      {config.product} Training · Support: {config.supportHours} ·{' '}
      <a href={mailHref(config.supportEmail)}>{config.supportEmail}</a> ·{' '}
      <a href={phoneHref(config.supportPhone)}>{config.supportPhone}</a>
    </p>
  </footer>
)
