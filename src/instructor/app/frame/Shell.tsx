import { useStore } from '@mantine/store'
import { useInsertionEffect } from 'react'
import { type Location, Outlet, ScrollRestoration, useNavigation, useRevalidator } from 'react-router-dom'
import { farewell } from '../../../session/leaving.ts'
import { pageOwner } from '../../../session/page-owner.ts'
import { SignedInFooter } from '../../../session/footer/SignedInFooter.tsx'
import { laterOrToast } from '../../../ui/laterOrToast.tsx'
import { usePageRow } from '../../../ui/page-row.ts'
import { Header } from './Header.tsx'
import { Overlays } from './Overlays.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import css from './Shell.module.css'

// Few people are here without an account, and the next page of most of them is public.
const VisitorFooter = laterOrToast(
  async () => (await import('../../../session/footer/VisitorFooter.tsx')).VisitorFooter,
)

/** Where a place in the history was scrolled to. The first one of every document has the same key, on whatever page it is. */
const placeKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/**
 * The frame of every page: skip link, header, content, footer. Bare pages show only the content. Class names without a
 * module are styled in index.html, which shows the same frame before any code has loaded.
 */
export function Shell() {
  const { isBare } = usePageRow()
  const { text } = useStore(farewell)
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  // Another page is loading, or a failed page is being retried.
  const isMoving = navigation.state !== 'idle' || revalidator.state !== 'idle'
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
          <p role="alert" className={css['farewell']}>
            {text}
          </p>
        ) : (
          <Outlet />
        )}
      </main>
      {!isBare && <Footer />}
      <Overlays />
      {/* Last, so that it scrolls a page that already has its bars. */}
      <ScrollRestoration getKey={placeKey} />
    </div>
  )
}

function Footer() {
  const { userId } = useStore(pageOwner)
  return <div className={css['footer']}>{userId === undefined ? <VisitorFooter /> : <SignedInFooter />}</div>
}
