import type { ReactNode } from 'react'
import { type ApiError, failureText } from '../../api/errors.ts'
import { NotFound } from './NotFound.tsx'
import plain from './plain.module.css'

type Read<Data> = {
  data: Data | undefined
  error: ApiError | null
  refetch: () => unknown
  isFetching: boolean
}

type PlainLoadedProps<Data> = {
  query: Read<Data>
  /** What could not be loaded, as in "We could not load this class". */
  what: string
  /** For the content of a whole page, which may turn out not to exist. */
  isPage?: boolean
  /** About as high as the content, so that nothing jumps when it comes. */
  outline: 'page' | 'list' | 'line'
  children: (data: Data) => ReactNode
}

/** `Loaded` for public pages: what is on the way, why it did not come and another try, or the content. */
export function PlainLoaded<Data>({
  query,
  what,
  isPage = false,
  outline,
  children,
}: PlainLoadedProps<Data>) {
  const { data, error, refetch, isFetching } = query
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
      <Heading className={plain['strong']}>We could not load {what}</Heading>
      <p>{failureText(error)}</p>
      <button type="button" className={plain['button']} disabled={isFetching} onClick={() => void refetch()}>
        {isFetching ? 'Trying …' : 'Try again'}
      </button>
    </div>
  )
}
