import type { Handlers } from '../handler.ts'
import { notFound } from '../refusal.ts'
import { assertSelf } from './access.ts'
import { resourceOf, rowsOf } from './resources.ts'

export const organizations = {
  listOrganizations({ id, include }, { db, actor }) {
    assertSelf(actor, id)
    const employments = [...db.employment.of('userId', id).values()]
    if (!employments.length) throw notFound()
    const rows = rowsOf(
      employments.map((row) => row.organizationId),
      db.organization.get,
    )
    return {
      data: employments.map((row) => ({
        id: row.id,
        type: 'employments' as const,
        relationships: { organization: { data: { type: 'organizations' as const, id: row.organizationId } } },
      })),
      ...(include && { included: rows.map((row) => resourceOf('organizations', row)) }),
    }
  },
} satisfies Partial<Handlers>
