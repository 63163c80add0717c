import { useQuery } from '@tanstack/react-query'
import { listAgreementsQuery } from '../../api/generated/training.hooks.ts'
import { ownAccountQuery, ownCertificationsQuery } from '../../api/queries.ts'
import type { Home } from './useHome.ts'

/** What an instructor needs before teaching: accepted agreements, certifications, and an account for payments. */
export function useRequirements({ userId, now }: Home) {
  const agreements = useQuery(listAgreementsQuery({ year: new Date(now).getFullYear() }))
  const account = useQuery(ownAccountQuery(userId))
  const accountId = account.data?.data.attributes.accountId
  const certifications = useQuery({
    ...ownCertificationsQuery(accountId ?? ''),
    enabled: accountId !== undefined,
  })
  return { agreements, account, certifications }
}
