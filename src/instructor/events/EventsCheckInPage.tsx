import { useGetEventCheckIn } from '../../api/generated/training.hooks.ts'
import { checkInFailure } from '../../api/messages.ts'
import { config } from '../../config.ts'
import { safeEmbed } from '../../lib/safe-embed.ts'
import { paths } from '../../paths.ts'
import { QuietButton } from '../../ui/looks.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import css from './EventsCheckInPage.module.css'

/**
 * The event check-in: another site's page in a frame. An address on an unknown host counts as a failure, because
 * anything shown in the frame would look like ours.
 */
export function EventsCheckInPage() {
  const { data, isPending, isFetching, refetch } = useGetEventCheckIn()
  const address = safeEmbed(data?.embedUrl, config.checkInHosts)
  return (
    <Page heading="Event check-in" above={{ to: paths.myClasses(), label: 'My Classes' }}>
      {isPending ? (
        <Spinner />
      ) : address ? (
        <iframe
          className={css['frame']}
          src={config.checkInStandIn ?? address}
          title="Event check-in"
          // The page keeps its own origin, cannot navigate our page, and gets no referrer.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-forms allow-same-origin"
          referrerPolicy="no-referrer"
        />
      ) : (
        <Notice
          role="alert"
          title={checkInFailure}
          action={
            <QuietButton loading={isFetching} onClick={() => void refetch()}>
              Try again
            </QuietButton>
          }
        />
      )}
    </Page>
  )
}

export { EventsCheckInPage as Component }
