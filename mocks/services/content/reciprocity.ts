// Editorial content about each state. Only the states and their names are facts; the numbers are invented and always
// the same. Do not rely on them when carrying.
import type { StateReciprocity } from '../../../src/api/generated/content.types.ts'
import { slugify } from '../../../src/lib/slug.ts'
import { between, pick, random } from '../../seed/random.ts'
import { type State, STATES } from '../states.ts'

export type ReciprocityDocument = StateReciprocity & { _type: 'stateReciprocity' }

type Counts = Pick<
  StateReciprocity,
  'statesHonoredCount' | 'reciprocatingStatesCount' | 'minimumAgeCount' | 'yearsPermitValidCount'
>

/** The example from the contract, which the pacts expect. */
const KNOWN: Record<string, Counts & { postalCode: string }> = {
  WI: {
    postalCode: '53703',
    statesHonoredCount: 43,
    reciprocatingStatesCount: 34,
    minimumAgeCount: 21,
    yearsPermitValidCount: 5,
  },
}

/** Some states honor every permit, some none; 0 years means no expiry. */
function countsOf({ abbreviation }: State): Counts {
  const next = random(`reciprocity of ${abbreviation}`)
  const honored = pick(next, [0, 50, between(next, 12, 30), between(next, 25, 45), between(next, 30, 48)])
  return {
    statesHonoredCount: honored,
    // States mostly reciprocate.
    reciprocatingStatesCount: honored === 0 ? between(next, 0, 12) : between(next, 20, 40),
    minimumAgeCount: pick(next, [18, 21, 21, 21]),
    yearsPermitValidCount: pick(next, [0, 4, 5, 5, 5, 7, 10]),
  }
}

const areaText = (area: number) => String(area).padStart(3, '0')

function documentOf(state: State): ReciprocityDocument {
  const { name, abbreviation, prefixes } = state
  const [[area]] = prefixes as [[number, number]]
  const image = `/images/states/${abbreviation.toLowerCase()}`
  return {
    _id: `reciprocity-${abbreviation.toLowerCase()}`,
    _type: 'stateReciprocity',
    stateName: name,
    stateAbbreviation: { usStateName: abbreviation },
    postalCode: `${areaText(area)}01`,
    backgroundImageUrls: {
      lgImage: `${image}-lg.webp`,
      lgImageRetina: `${image}-lg-2x.webp`,
      xsImage: `${image}-xs.webp`,
      xsImageRetina: `${image}-xs-2x.webp`,
    },
    ...countsOf(state),
    ...KNOWN[abbreviation],
    authorityUrl: `https://permits.example.com/${slugify(name)}`,
    _updatedAt: '2026-09-01T12:00:00Z',
  }
}

export const reciprocityDocuments: ReciprocityDocument[] = STATES.map(documentOf)
