import { type ReactNode, useState } from 'react'
import { config } from '../../config.ts'
import { mailHref } from '../../lib/contact-href.ts'
import { formatDays } from '../../lib/venue-time.ts'
import { paths } from '../../paths.ts'
import { pageOwner } from '../../session/page-owner.ts'
import { later } from '../../ui/later.tsx'
import { useAddress } from '../ui/address.ts'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import plain from '../ui/plain.module.css'
import { PlainLoaded } from '../ui/PlainLoaded.tsx'
import { Stars } from '../ui/Stars.tsx'
import {
  isOfOtherClass,
  type OwnReview,
  type ReviewLink,
  reviewLinkOf,
  useOwnReview,
  useReviewedClass,
} from './own-review.ts'
import css from './ReviewClass.module.css'

const ReviewForm = later(
  async () => (await import('./ReviewForm.tsx')).ReviewForm,
  () => <div className={plain['list']} role="status" aria-label="Loading the form" />,
  NotLoaded,
)

const ToUnsentReview = later<{ children: ReactNode }>(
  async () => (await import('./ToUnsentReview.tsx')).ToUnsentReview,
  null,
  ({ children }) => children,
)

/** Writes or changes the review of the class that the address names. */
export function ReviewClass() {
  const { search } = useAddress()
  const link = reviewLinkOf(search)
  if (link) return <LinkedClass link={link} />
  // The sign-in never gets the IDs, so the way back from there lacks them.
  const mayBeBack = pageOwner.getState().userId !== undefined && !/[?&][or]id=/.test(search)
  return mayBeBack ? (
    <ToUnsentReview>
      <DeadLink />
    </ToUnsentReview>
  ) : (
    <DeadLink />
  )
}

function LinkedClass({ link }: { link: ReviewLink }) {
  const occurrence = useReviewedClass(link)
  const own = useOwnReview(link)
  const [done, setDone] = useState<string>()
  const [isDead, setDead] = useState(false)
  /** The comment in a form that is gone. */
  const [typed, setTyped] = useState('')
  const isMissing = !occurrence.data && occurrence.error?.status === 404
  if (isMissing || isDead || (!done && isOfOtherClass(own.data, link))) return <DeadLink typed={typed} />
  return (
    <PlainLoaded query={occurrence} what="your class" outline="page" isPage>
      {({ data: { attributes } }) => (
        <>
          <header className={plain['head']}>
            <h1>How was your class?</h1>
            <p className={plain['lead']}>
              <b>{attributes.name}</b>
              <br />
              {formatDays(attributes.dates)}
              {attributes.instructors.length > 0 && ' · with '}
              {attributes.instructors
                .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
                .join(' and ')}
            </p>
          </header>
          <section aria-label="Your review">
            <PlainLoaded query={own} what="your review" outline="list">
              {(review) =>
                review && done ? (
                  <Thanks
                    review={review}
                    done={done}
                    isOfOtherClass={isOfOtherClass(review, link)}
                    onChange={() => setDone(undefined)}
                  />
                ) : (
                  <ReviewForm
                    link={link}
                    own={review}
                    onSaved={setDone}
                    onDead={() => setDead(true)}
                    onUnsent={setTyped}
                  />
                )
              }
            </PlainLoaded>
          </section>
        </>
      )}
    </PlainLoaded>
  )
}

/** Brought into view, because the form that it replaces may have been much longer. */
function show(heading: HTMLElement | null) {
  heading?.focus()
  heading?.scrollIntoView({ block: 'center' })
}

type ThanksProps = { review: OwnReview; done: string; isOfOtherClass: boolean; onChange: () => void }

/** What the student sent. A link to another class than the one shown is found out only now if there was no review yet. */
function Thanks({ review, done, isOfOtherClass: isOther, onChange }: ThanksProps) {
  const { rating, comment, isPublic } = review.data.attributes
  return (
    <section className={`${plain['card']} ${plain['stack']} ${css['narrow']}`}>
      <h2 ref={show} tabIndex={-1}>
        {done}. Thank you!
      </h2>
      <Stars rating={rating} />
      {comment && <p className={plain['prose']}>{comment}</p>}
      <p className={plain['dim']}>
        {isPublic
          ? 'Others see it with your first name and the initial of your last name.'
          : 'Others see it without your name.'}
      </p>
      {isOther && (
        <p role="alert">
          Your link named the class above, but your review counts for the class that you attended. If that is
          wrong, write to <a href={mailHref(config.supportEmail)}>{config.supportEmail}</a>.
        </p>
      )}
      <p className={plain['row']}>
        <a className={plain['button']} href={paths.classes()}>
          Find another class
        </a>
        {!isOther && (
          <button type="button" className={plain['quiet']} onClick={onChange}>
            Change your review
          </button>
        )}
      </p>
    </section>
  )
}

/**
 * The same page for every link that does not work, so that no one can find out which IDs exist.
 * @param typed what the student wrote and could not send
 */
const DeadLink = ({ typed }: { typed?: string }) => (
  <div className={plain['notice']}>
    <h1>This review link does not work</h1>
    <p>
      It may be incomplete, or it belongs to someone who is no longer on the roster of the class. Open the
      link in your email again, or write to <a href={mailHref(config.supportEmail)}>{config.supportEmail}</a>.
    </p>
    {typed && (
      <section className={`${plain['card']} ${plain['stack']}`} aria-labelledby="typed">
        <h2 id="typed">What you wrote was not sent</h2>
        <p className={plain['prose']}>{typed}</p>
      </section>
    )}
    <p className={plain['row']}>
      <a className={plain['button']} href={paths.classes()}>
        Find a class
      </a>
    </p>
  </div>
)
