import type { Reciprocity } from '../../api/services/content-queries.ts'
import { plural } from '../../lib/words.ts'
import { safePicture } from '../../lib/safe-url.ts'
import css from './ReciprocityFacts.module.css'

/** Four numbers about the permit of a state. */
export function ReciprocityFacts({ reciprocity }: { reciprocity: Reciprocity }) {
  const { stateName, statesHonoredCount, reciprocatingStatesCount, minimumAgeCount, yearsPermitValidCount } =
    reciprocity
  return (
    <dl className={css['facts']}>
      <Fact value={plural(statesHonoredCount, 'state')} text={`whose permits ${stateName} honors`} />
      <Fact
        value={plural(reciprocatingStatesCount, 'state')}
        text={`that honor a permit from ${stateName}`}
      />
      <Fact value={plural(minimumAgeCount, 'year')} text="of age to get a permit" />
      <Fact
        value={yearsPermitValidCount === 0 ? 'No end' : plural(yearsPermitValidCount, 'year')}
        text={yearsPermitValidCount === 0 ? 'to how long a permit is valid' : 'that a permit is valid'}
      />
    </dl>
  )
}

const Fact = ({ value, text }: { value: string; text: string }) => (
  <div className={css['fact']}>
    <dt>{text}</dt>
    <dd>{value}</dd>
  </div>
)

/** The picture of a state: small on phones and large on other screens, each also for high-density screens. */
export function ReciprocityPicture({ backgroundImageUrls: images }: Reciprocity) {
  const [xs, xs2, lg, lg2] = [images.xsImage, images.xsImageRetina, images.lgImage, images.lgImageRetina].map(
    safePicture,
  )
  if (!xs || !lg) return null
  const setOf = (once: string, twice: string | undefined) =>
    [`${once} 1x`, ...(twice ? [`${twice} 2x`] : [])].join(', ')
  return (
    <picture className={css['picture']}>
      <source media="(min-width: 48em)" srcSet={setOf(lg, lg2)} />
      <img src={xs} srcSet={setOf(xs, xs2)} alt="" width={1200} height={400} />
    </picture>
  )
}
