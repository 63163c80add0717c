import type { LibraryResource, ResourceType } from '../../api/services/content-queries.ts'

/** What the tabs are called (spec §1). */
export const TYPE_LABELS: Record<ResourceType, string> = {
  educational: 'Guides & Videos',
  course: 'Course Materials',
  state: 'State Documents',
  marketing: 'Marketing Materials',
}

const FILE_LABELS: Record<string, string> = {
  ai: 'Illustrator file',
  doc: 'Word document',
  docx: 'Word document',
  gif: 'Image',
  html: 'Web page',
  jpeg: 'Image',
  jpg: 'Image',
  mov: 'Video',
  mp4: 'Video',
  pdf: 'PDF',
  png: 'Image',
  ppt: 'Slides',
  pptx: 'Slides',
  svg: 'Image',
  webp: 'Image',
  xls: 'Spreadsheet',
  xlsx: 'Spreadsheet',
  zip: 'ZIP archive',
}

/** What kind of file it is, in words that tell what opens it; `File` for one that is not known. */
export function fileLabel(filetype: string | null): string {
  const key = filetype?.trim().toLowerCase().replace(/^\./, '') ?? ''
  return Object.hasOwn(FILE_LABELS, key) ? (FILE_LABELS[key] ?? 'File') : 'File'
}

type Scope = Pick<LibraryResource, 'curriculumAbbreviation' | 'stateName'>

/** What the resources of a list can be narrowed to: the curricula or the states that they name, in order. */
export const valuesOf = (resources: readonly Scope[], field: keyof Scope): string[] =>
  [...new Set(resources.flatMap((resource) => resource[field] ?? []))].toSorted()

/** The curriculum and the state that a resource is for, as far as it names them. */
export const scopeOf = ({ curriculumAbbreviation, stateName }: Scope): string =>
  [curriculumAbbreviation, stateName].filter(Boolean).join(', ')
