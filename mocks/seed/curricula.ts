import type { Row } from '../db/rows.ts'

type Curriculum = Partial<Row<'curriculum'>> & { id: string; name: string; abbreviation: string }

const liveFire = (rule: 'required' | 'prohibited' | 'optional') => ({
  liveFireRequired: rule === 'required',
  liveFireProhibited: rule === 'prohibited',
  liveFireOptional: rule === 'optional',
})
const searchable = (rule: 'required' | 'prohibited' | 'optional') => ({
  searchableRequired: rule === 'required',
  searchableProhibited: rule === 'prohibited',
  searchableOptional: rule === 'optional',
})
const ofState = (name: string, abbreviation: string): Curriculum => ({
  id: `cur-${abbreviation.slice(-2).toLowerCase()}`,
  name: `${name} Carry Permit`,
  abbreviation,
  description: `What the permit of ${name} asks for, in the classroom and on the range.`,
  minimumPrice: 40,
  hasStateRestriction: true,
  ...liveFire('required'),
})

/** One curriculum for each rule that can apply to a course. */
export const CURRICULA: Curriculum[] = [
  {
    id: 'cur-cchd',
    name: 'Concealed Carry and Home Defense',
    abbreviation: 'CCHD',
    description: 'The law, the mindset and the skills of carrying.',
    minimumPrice: 50,
    receivedUponCompletion: 'A certificate of completion',
  },
  {
    id: 'cur-dsf',
    name: 'Defensive Shooting Fundamentals',
    abbreviation: 'DSF',
    description: 'Drawing, moving and deciding, with live fire.',
    minimumPrice: 75,
    prerequisites: 'Concealed Carry and Home Defense, or the like',
    ...liveFire('required'),
  },
  {
    id: 'cur-hand',
    name: 'Basic Handgun',
    abbreviation: 'BH',
    description: 'Safe handling and the first shots.',
    requiresModule: true,
  },
  {
    id: 'cur-first',
    name: 'Emergency First Aid Fundamentals',
    abbreviation: 'EFAF',
    description: 'Stop the bleeding and keep calm until help arrives.',
    minimumPrice: 0,
    ...liveFire('prohibited'),
    ...searchable('required'),
  },
  {
    id: 'cur-kids',
    name: 'Firearm Safety for Children',
    abbreviation: 'FSC',
    description: 'Stop, do not touch, tell a grown-up.',
    minimumPrice: 0,
    ...liveFire('prohibited'),
  },
  {
    id: 'cur-retail',
    name: 'Retail Partner Instructor',
    abbreviation: 'CABELAS-CI',
    description: 'Classes held at the shops of our retail partner.',
    minimumPrice: 30,
    isCiLevel: true,
    webPayOnly: true,
    flatFee: 15,
    ...searchable('prohibited'),
  },
  ofState('Arkansas', 'CCW-AR'),
  ofState('Florida', 'CCW-FL'),
  ofState('Minnesota', 'CCW-MN'),
  ofState('Texas', 'CCW-TX'),
]
