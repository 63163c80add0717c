import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { placeQuery } from '../../search/search-query.ts'
import plain from '../../ui/plain.module.css'
import { PlaceSearch } from '../PlaceSearch.tsx'
import { academyAddress, parseSearchBy } from '../search-by.ts'
import { windowTitle } from '../../../ui/window-title.ts'
import { ZIP_TEXTS } from '../zip-texts.ts'

/**
 * Looks up a ZIP code and goes on to the academy search (spec §2 "Location search"). Usually the document server has
 * redirected already; this page is for the visits that it could not redirect.
 */
export function SearchByPage() {
  const { typed, postalCode, source } = parseSearchBy(useLocation().search)
  const { data, error, refetch, isFetching } = useQuery({
    ...placeQuery(postalCode ?? ''),
    enabled: postalCode !== undefined,
  })
  const address = postalCode && data ? academyAddress(postalCode, data, source) : undefined
  useEffect(() => {
    if (address) location.replace(address)
  }, [address])
  const isUnknown = data === null
  const zipError =
    typed && !postalCode ? ZIP_TEXTS['not-a-zip'] : isUnknown ? ZIP_TEXTS['unknown-zip'] : undefined
  return (
    <div className={plain['page']}>
      <title>{windowTitle('Find a class near you')}</title>
      <meta name="robots" content="noindex" />
      <div className={plain['head']}>
        <h1>Find a class near you</h1>
        <PlaceSearch value={typed} error={zipError} />
        {error && (
          <div role="alert" className={plain['row']}>
            <b>Search is unavailable, try again</b>
            <button
              type="button"
              className={plain['quiet']}
              disabled={isFetching}
              onClick={() => void refetch()}
            >
              {isFetching ? 'Trying …' : 'Try again'}
            </button>
          </div>
        )}
        {postalCode && !error && !isUnknown && (
          <p role="status">
            {address ? <a href={address}>See classes near {postalCode}</a> : `Looking up ${postalCode} …`}
          </p>
        )}
        <p>
          <a
            href={
              typed && !postalCode
                ? `${paths.classSearch()}&${new URLSearchParams({ query: typed })}`
                : paths.classSearch()
            }
          >
            {typed && !postalCode ? `Search classes for “${typed}”` : 'Search without a ZIP code'}
          </a>
        </p>
      </div>
    </div>
  )
}

export { SearchByPage as Component }
