import { ReviewClass } from '../../reviews/ReviewClass.tsx'
import plain from '../../ui/plain.module.css'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { windowTitle } from '../../../ui/window-title.ts'

/** Opened from the link in an email: a student reviews the class that they attended. */
export function ReviewPage() {
  const isHydrated = useIsHydrated()
  return (
    <div className={plain['page']}>
      <title>{windowTitle('Review your class')}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {isHydrated ? (
        <ReviewClass />
      ) : (
        <>
          <h1>Review your class</h1>
          <noscript>
            <p className={plain['lead']}>
              Writing a review needs JavaScript. Please turn it on for this page.
            </p>
          </noscript>
        </>
      )}
    </div>
  )
}

export { ReviewPage as Component }
