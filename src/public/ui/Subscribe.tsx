import { later } from '../../ui/later.tsx'
import plain from './plain.module.css'
import type { ShareButtonProps } from './ShareButton.tsx'
import { useIsHydrated } from './useIsHydrated.ts'

// Loads when the page is alive. Without it, the link beside it still leads to the calendar.
const ShareButton = later<ShareButtonProps>(
  async () => (await import('./ShareButton.tsx')).ShareButton,
  null,
  () => null,
)

/** How to have dates in one's own calendar, where they follow each change. @param path of the calendar */
export function Subscribe({ path }: { path: string }) {
  // A document does not know where it is shown, and without a script the address of the file still leads to a calendar.
  const open = useIsHydrated() ? `webcal://${location.host}${path}` : path
  return (
    <details className={plain['more']}>
      <summary>Subscribe in your calendar</summary>
      <div className={`${plain['card']} ${plain['stack']}`}>
        <p>New dates appear in your calendar. If a date moves or is canceled, your calendar follows.</p>
        <p className={plain['row']}>
          <a className={plain['quiet']} href={open} rel="nofollow">
            Add to my calendar
          </a>
          <ShareButton path={path}>Copy link</ShareButton>
        </p>
        <p className={`${plain['dim']} ${plain['small']}`}>
          For Google Calendar and Outlook on the web: copy the link, and add a calendar “from URL” there.
        </p>
      </div>
    </details>
  )
}
