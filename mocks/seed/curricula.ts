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
  description: `Everything the state of ${name} asks of an applicant, in one day: the law and safe storage in the classroom, then the qualification on the range. You leave with the certificate that goes with your application.`,
  minimumPrice: 40,
  hasStateRestriction: true,
  ...liveFire('required'),
})

export const CHILDREN = 'Firearm Safety for Children'

/** One curriculum for each rule that can apply to a course. */
export const CURRICULA: Curriculum[] = [
  {
    id: 'cur-cchd',
    name: 'Concealed Carry and Home Defense',
    abbreviation: 'CCHD',
    description:
      'The law, the mindset and the skills of carrying. You learn how to avoid a fight, what the law expects of you before, during and after one, and how to choose, carry and store a firearm at home.',
    minimumPrice: 50,
    receivedUponCompletion: 'A certificate of completion',
  },
  {
    id: 'cur-dsf',
    name: 'Defensive Shooting Fundamentals',
    abbreviation: 'DSF',
    description:
      'Drawing, moving and deciding, with live fire. Short drills from the holster, from cover and in low light, each repeated until it is calm rather than fast.',
    minimumPrice: 75,
    prerequisites: 'Concealed Carry and Home Defense, or the like',
    ...liveFire('required'),
  },
  {
    id: 'cur-hand',
    name: 'Basic Handgun',
    abbreviation: 'BH',
    description:
      'Safe handling and the first shots, for people who have never held a handgun and for those who want to unlearn bad habits. Loaner firearms are on the table, and nobody is hurried.',
    requiresModule: true,
  },
  {
    id: 'cur-first',
    name: 'Emergency First Aid Fundamentals',
    abbreviation: 'EFAF',
    description:
      'Stop the bleeding and keep calm until help arrives. Tourniquets, pressure and packing are practiced on each other, and everyone builds a kit for the car.',
    minimumPrice: 0,
    ...liveFire('prohibited'),
    ...searchable('required'),
  },
  {
    id: 'cur-kids',
    name: CHILDREN,
    abbreviation: 'FSC',
    description:
      'Stop, do not touch, leave, tell a grown-up. Children of 5 to 11 practice it with games and a story, while their parents learn how to store firearms safely. There are no firearms in the room.',
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
