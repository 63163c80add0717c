import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { PLACE_PROBLEMS } from '../../search/place-problems.ts'
import { placeQuery } from '../../search/search-query.ts'
import plain from '../../ui/plain.module.css'
import { PlaceSearch } from '../PlaceSearch.tsx'
import { academyAddress, addressWithoutZip, parseSearchBy } from '../search-by.ts'
import { windowTitle } from '../../../ui/window-title.ts'

/**
 * Looks up a ZIP code and goes on to the academy search (spec §2 "Location search"). Usually the document server has
 * redirected already; this page is for the visits that it could not redirect.
 */
export function SearchByPage() {
  const asked = parseSearchBy(useLocation().search)
  const { postalCode } = asked
  const { data, error, refetch, isFetching } = useQuery({
    ...placeQuery(postalCode ?? ''),
    enabled: postalCode !== undefined,
  })
  const address = postalCode && data ? academyAddress(asked, data) : addressWithoutZip(asked)
  useEffect(() => {
    if (address) location.replace(address)
  }, [address])
  const isUnknown = data === null
  return (
    <div className={plain['page']}>
      <title>{windowTitle('Find a class near you')}</title>
      <meta name="robots" content="noindex" />
      <div className={plain['head']}>
        <h1>Find a class near you</h1>
        <PlaceSearch asked={asked.state} error={isUnknown ? PLACE_PROBLEMS['unknown-zip'] : undefined} />
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
          <a href={paths.classSearch()}>Search everywhere</a>
        </p>
      </div>
    </div>
  )
}

export { SearchByPage as Component }
