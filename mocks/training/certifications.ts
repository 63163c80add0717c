import type { Row } from '../db/rows.ts'
import type { Handlers } from '../handler.ts'
import { invalidToken, notFound } from '../refusal.ts'
import { allOf, curriculumLink, curriculumResource, rowsOf } from './resources.ts'

export const certifications = {
  listCertifications({ id, isPublic, include, 'filter[status][_eq]': status }, { db, actor }) {
    const [holder] = db.instructor.of('accountId', id).values()
    if (!isPublic && !actor) throw invalidToken()
    if (!holder || (!isPublic && holder.id !== actor?.userId)) throw notFound()
    const rows = [...db.certification.of('accountId', id).values()]
      .filter((row) => (!isPublic || row.status === 'active') && (!status || row.status === status))
      .toSorted((a, b) => (a.certifiedAt < b.certifiedAt ? 1 : -1))
    const curricula = rowsOf(
      rows.map((row) => row.curriculumId),
      db.curriculum.get,
    )
    return {
      ...allOf(rows.map(resource)),
      ...(include?.includes('curriculum') && { included: curricula.map(curriculumResource) }),
    }
  },
} satisfies Partial<Handlers>

const resource = ({ id, accountId: _, ...attributes }: Row<'certification'>) => ({
  id,
  type: 'certifications' as const,
  attributes: { ...attributes },
  relationships: { curriculum: curriculumLink(attributes.curriculumId) },
})
