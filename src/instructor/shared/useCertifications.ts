import { useQuery } from '@tanstack/react-query'
import { ownAccountQuery, ownCertificationsQuery } from '../../api/queries.ts'
import { useUserId } from '../../session/useUserId.ts'

/** All certifications of the signed-in instructor. The call needs the account id, which comes with the profile. */
export function useCertifications() {
  const account = useQuery(ownAccountQuery(useUserId()))
  const accountId = account.data?.data.attributes.accountId
  const certifications = useQuery({
    ...ownCertificationsQuery(accountId ?? ''),
    enabled: accountId !== undefined,
  })
  return { account, certifications }
}
