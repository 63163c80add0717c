import { useQuery } from '@tanstack/react-query'
import { type Reciprocity, reciprocityIn } from '../../../api/services/content-queries.ts'
import { isHttpsUrl } from '../../../lib/safe-url.ts'
import { stateOf, stateSlug } from '../../../lib/us-states.ts'
import { formatDay } from '../../../lib/venue-time.ts'
import { paths } from '../../../paths.ts'
import { ReciprocityFacts, ReciprocityPicture } from '../../reciprocity/ReciprocityFacts.tsx'
import { reciprocityQuery } from '../../reciprocity/reciprocity-query.ts'
import { StateChoice } from '../../reciprocity/StateChoice.tsx'
import { Crumbs } from '../../ui/Crumbs.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import plain from '../../ui/plain.module.css'
import { PlainLoaded } from '../../ui/PlainLoaded.tsx'
import { useCanonical } from '../../ui/useCanonical.ts'
import { windowTitle } from '../../../ui/window-title.ts'
import type { PageProps } from '../pages.ts'

/** How many other states honor a state's concealed-carry permit, and how many permits it honors (spec §3). */
export function ReciprocityPage({ params: { state } }: PageProps) {
  if (state === undefined) return <AllStates />
  const found = stateOf(state)
  return found ? <State {...found} /> : <NotFound />
}

const AllStates = () => (
  <div className={plain['page']}>
    <title>{windowTitle('Concealed-carry reciprocity by state')}</title>
    <header className={plain['head']}>
      <h1>Concealed-carry reciprocity by state</h1>
      <p className={plain['lead']}>
        How many states honor your permit, how many permits your state honors, and who can get one.
      </p>
    </header>
    <StateChoice />
  </div>
)

function State({ name }: { name: string }) {
  useCanonical(paths.reciprocity(stateSlug(name)))
  const found = useQuery(reciprocityQuery(name))
  const classesPath = paths.classesIn(stateSlug(name))
  return (
    <div className={plain['page']}>
      <title>{windowTitle(`Concealed-carry reciprocity for ${name}`)}</title>
      <header className={plain['head']}>
        <Crumbs steps={[{ name: 'Permit reciprocity', path: paths.reciprocity() }]} here={name} />
        <h1>Concealed-carry reciprocity for {name}</h1>
        <p className={plain['lead']}>
          How many states honor a permit from {name}, and how many permits {name} honors.
        </p>
      </header>
      <PlainLoaded query={found} what="this page" outline="list">
        {(answer) => {
          const reciprocity = reciprocityIn(answer)
          if (!reciprocity)
            return (
              <div className={plain['card']}>
                <p className={plain['strong']}>We have no information about {name} yet</p>
                <p className={plain['dim']}>Ask the authority that issues permits in {name}.</p>
              </div>
            )
          return (
            <div className={plain['stack']}>
              <Authority {...reciprocity} />
              <ReciprocityPicture {...reciprocity} />
              <ReciprocityFacts reciprocity={reciprocity} />
            </div>
          )
        }}
      </PlainLoaded>
      <div className={plain['stack']}>
        <p>
          <a className={plain['quiet']} href={classesPath}>
            Classes in {name} and nearby
          </a>
        </p>
        <details className={plain['more']}>
          <summary>Choose another state</summary>
          <StateChoice />
        </details>
      </div>
    </div>
  )
}

/** Which states they are says only the authority, so the way there comes first. */
const Authority = ({ stateName, authorityUrl, updatedAt }: Reciprocity) => (
  <>
    <p>
      The list can change at any time. Before you travel with a firearm, check with the authorities in each
      state along your way.
    </p>
    <p className={plain['row']}>
      {authorityUrl && isHttpsUrl(authorityUrl) && (
        <a className={plain['button']} href={authorityUrl} rel="noopener noreferrer nofollow">
          See which states, from the {stateName} permit authority
        </a>
      )}
      {updatedAt && <span className={plain['dim']}>These numbers are as of {formatDay(updatedAt)}.</span>}
    </p>
  </>
)

export { ReciprocityPage as Component }
