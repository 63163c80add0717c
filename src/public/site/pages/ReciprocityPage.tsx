import { useQuery } from '@tanstack/react-query'
import { reciprocityIn } from '../../../api/services/content-queries.ts'
import { stateOf, stateSlug } from '../../../lib/us-states.ts'
import { paths } from '../../../paths.ts'
import { ReciprocityFacts, ReciprocityPicture } from '../../reciprocity/ReciprocityFacts.tsx'
import { reciprocityQuery } from '../../reciprocity/reciprocity-query.ts'
import { Crumbs } from '../../ui/Crumbs.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import plain from '../../ui/plain.module.css'
import { PlainLoaded } from '../../ui/PlainLoaded.tsx'
import { useCanonical } from '../../ui/useCanonical.ts'
import { windowTitle } from '../../../ui/window-title.ts'
import type { PageProps } from '../pages.ts'

/** Which other states honor a state's concealed-carry permit, and whose permits it honors (spec §3). */
export function ReciprocityPage({ params: { state = '' } }: PageProps) {
  const found = stateOf(state)
  return found ? <State {...found} /> : <NotFound />
}

function State({ name }: { name: string }) {
  useCanonical(paths.reciprocity(stateSlug(name)))
  const found = useQuery(reciprocityQuery(name))
  const classesPath = paths.classesIn(stateSlug(name))
  return (
    <div className={plain['page']}>
      <title>{windowTitle(`Concealed-carry reciprocity of ${name}`)}</title>
      <header className={plain['head']}>
        <Crumbs steps={[{ name: `Classes in ${name}`, path: classesPath }]} here="Reciprocity" />
        <h1>Concealed-carry reciprocity of {name}</h1>
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
            <>
              <ReciprocityPicture {...reciprocity} />
              <ReciprocityFacts reciprocity={reciprocity} />
              <p className={plain['dim']}>
                Laws change. Before you travel with a firearm, check with the authorities of each state along
                your way.
              </p>
            </>
          )
        }}
      </PlainLoaded>
      <p>
        <a className={plain['button']} href={classesPath}>
          Classes in {name} and nearby
        </a>
      </p>
    </div>
  )
}

export { ReciprocityPage as Component }
