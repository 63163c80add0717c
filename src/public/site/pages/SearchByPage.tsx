import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paths } from '../../../paths.ts'
import { useAddress } from '../../ui/address.ts'
import { PLACE_PROBLEMS } from '../../search/place-problems.ts'
import { placeQuery } from '../../search/search-query.ts'
import { useFailure } from '../../../ui/failure/useFailure.ts'
import { TRYING, useRetry } from '../../../ui/failure/useRetry.ts'
import { passFocusOn } from '../../ui/pass-focus-on.ts'
import plain from '../../ui/plain.module.css'
import { PlaceSearch } from '../PlaceSearch.tsx'
import { academyAddress, addressWithoutZip, parseSearchBy } from '../search-by.ts'
import { windowTitle } from '../../../ui/window-title.ts'

/**
 * Looks up a ZIP code and goes on to the academy search (spec §2 "Location search"). Usually the document server has
 * redirected already; this page is for the visits that it could not redirect.
 */
export function SearchByPage() {
  const asked = parseSearchBy(useAddress().search)
  const { postalCode } = asked
  const read = useQuery({
    ...placeQuery(postalCode ?? ''),
    enabled: postalCode !== undefined,
  })
  const failure = useFailure([read])
  const { isTrying, retry } = useRetry()
  const { data } = read
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
        {failure && (
          <div role="alert" className={plain['row']}>
            <b>Search is unavailable, try again</b>
            <button
              ref={passFocusOn}
              type="button"
              className={plain['quiet']}
              aria-busy={isTrying}
              onClick={retry}
            >
              {isTrying ? TRYING : 'Try again'}
            </button>
          </div>
        )}
        {postalCode && !failure && !isUnknown && (
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
