import type { ReactNode } from 'react'
import { type ApiError, failureText } from '../../api/errors.ts'
import { reference } from '../../lib/trace.ts'
import { useFailure } from '../../ui/failure/useFailure.ts'
import { TRYING, useRetry } from '../../ui/failure/useRetry.ts'
import { NotFound } from './NotFound.tsx'
import { passFocusOn } from './pass-focus-on.ts'
import { OtherWays } from './OtherWays.tsx'
import plain from './plain.module.css'

type Read<Data> = { data: Data | undefined; error: ApiError | null; isFetchedAfterMount?: boolean }

type PlainLoadedProps<Data> = {
  query: Read<Data>
  /** What is loaded, as in "We could not load this class". */
  what: string
  /** What a failure is called, if not "We could not load this class". */
  failure?: string
  /** Whether this is the main content of a page. If it does not exist, the not-found page is shown. */
  isPage?: boolean
  /** The shape of the placeholder. It is about as high as the content, so that nothing moves when that arrives. */
  outline: 'page' | 'list' | 'lines'
  children: (data: Data) => ReactNode
}

/** Why it failed, for people who do not know what a server answers. */
const wordsFor = (error: ApiError) =>
  error.isLogged ? 'Something is wrong on our side. Please try again in a minute.' : failureText(error)

/** `Loaded` for public pages: a placeholder, then the content, or the reason for a failure with a retry button. */
export function PlainLoaded<Data>({
  query,
  what,
  failure = `We could not load ${what}`,
  isPage = false,
  outline,
  children,
}: PlainLoadedProps<Data>) {
  const error = useFailure([query])
  const { isTrying, retry } = useRetry()
  const { data } = query
  if (data !== undefined) return children(data)
  if (!error)
    return (
      <>
        <div className={plain[outline]} role="status" aria-label={`Loading ${what}`} />
        <noscript>
          <p>Reload this page to see {what}.</p>
        </noscript>
      </>
    )
  if (isPage && (error.status === 404 || error.status === 410)) return <NotFound />
  const Heading = isPage ? 'h1' : 'p'
  return (
    <div className={plain['notice']} role="alert">
      <Heading className={plain['strong']}>{failure}</Heading>
      <p>{wordsFor(error)}</p>
      <button
        ref={passFocusOn}
        type="button"
        className={plain['button']}
        aria-busy={isTrying}
        onClick={retry}
      >
        {isTrying ? TRYING : 'Try again'}
      </button>
      {isPage && <OtherWays>{error.isLogged && `. Reference: ${reference}`}</OtherWays>}
    </div>
  )
}
