// The instructor library: forty documents in four categories. The addresses lead to no files.
import type { Resource } from '../../../src/api/generated/content.types.ts'
import { between, random } from '../../seed/random.ts'

type ResourceType = 'educational' | 'course' | 'state' | 'marketing'
export type ResourceDocument = Resource & { _type: 'resource'; type: ResourceType }

/** The individual fields of each document; `-` stands for null. */
const LIBRARY: Record<ResourceType, string[]> = {
  educational: [
    'Getting started|Your first class as an instructor|pdf',
    'Getting started|Setting up payments|mp4',
    'Getting started|Writing a course description|pdf',
    'Range|Running a cold range|mp4',
    'Range|Range commands at a glance|pdf',
    'Range|First aid on the range|pdf',
    'Teaching|Teaching adults|mp4',
    'Teaching|Ten questions students ask|pdf',
    'Teaching|Coaching without touching|-',
    '-|Notes from the spring meeting|docx',
  ],
  course: [
    'Slides|Concealed Carry and Home Defense, all lessons|pptx|CCHD',
    'Slides|Defensive Shooting Fundamentals, all lessons|pptx|DSF',
    'Slides|Emergency First Aid Fundamentals, all lessons|pptx|EFAF',
    'Handouts|Concealed Carry and Home Defense, student handout|pdf|CCHD',
    'Handouts|Defensive Shooting Fundamentals, drills|pdf|DSF',
    'Handouts|Blank target|svg|-',
    'Tests|Concealed Carry and Home Defense, written test|pdf|CCHD',
    'Tests|Defensive Shooting Fundamentals, range test|pdf|DSF',
    'Tests|Answer sheet|pdf|-',
    'Video|Drawing from a holster|mp4|CCHD',
  ],
  state: [
    'Permits|Wisconsin permit guide|pdf|Wisconsin',
    'Permits|Minnesota permit guide|pdf|Minnesota',
    'Permits|Texas permit guide|pdf|Texas',
    'Permits|Florida permit guide|pdf|Florida',
    'Permits|Arkansas permit guide|pdf|Arkansas',
    'Forms|Texas proficiency form|pdf|Texas',
    'Forms|Minnesota training certificate|docx|Minnesota',
    'Forms|Florida certificate of completion|docx|Florida',
    'Forms|Arkansas instructor roster|xlsx|Arkansas',
    'Law|New Mexico: where carrying is not allowed|pdf|New Mexico',
  ],
  marketing: [
    'Print|Class poster, letter size|pdf',
    'Print|Business card|ai',
    'Logos|Instructor badge|svg',
    'Logos|Instructor badge, one color|svg',
    'Social|Announcement of a class, square|png',
    'Social|Announcement of a class, wide|png',
    'Social|A Very Long Name for a Template That Announces Several Classes in Several Cities at Once|png',
    'Email|Invitation to a class|html',
    'Email|Thanks after a class|html',
    'Rules|How to use the name and the logo|pdf',
  ],
}

const orNull = (text: string | undefined) => (text === undefined || text === '-' ? null : text)

function documentOf(type: ResourceType, row: string, ordinal: number): ResourceDocument {
  const [category, name = '', filetype, belongsTo] = row.split('|')
  const id = `resource-${type}-${ordinal}`
  const next = random(id)
  const updated = Date.UTC(2026, between(next, 0, 8), between(next, 1, 28))
  return {
    _id: id,
    _type: 'resource',
    type,
    name,
    filetype: orNull(filetype),
    resourceUrl: `https://documents.example.com/${type}-${ordinal}${filetype === '-' ? '' : `.${filetype}`}`,
    // A link without a file type has no date either.
    fileLastUpdated: filetype === '-' ? null : new Date(updated).toISOString(),
    category: orNull(category),
    curriculumAbbreviation: type === 'course' ? orNull(belongsTo) : null,
    stateName: type === 'state' ? orNull(belongsTo) : null,
  }
}

export const resourceDocuments: ResourceDocument[] = (Object.keys(LIBRARY) as ResourceType[]).flatMap(
  (type) => LIBRARY[type].map((row, i) => documentOf(type, row, i + 1)),
)
