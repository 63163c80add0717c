import { stateOf, stateSlug } from '../../../lib/us-states.ts'
import { paths } from '../../../paths.ts'
import { ReciprocityAnswer } from '../../reciprocity/ReciprocityAnswer.tsx'
import { StateChoice } from '../../reciprocity/StateChoice.tsx'
import { Crumbs } from '../../ui/Crumbs.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import plain from '../../ui/plain.module.css'
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
      <ReciprocityAnswer name={name} />
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

export { ReciprocityPage as Component }
