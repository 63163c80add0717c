import { useQuery } from '@tanstack/react-query'
import { ownAccountQuery } from '../../api/queries.ts'
import { useUserId } from '../../session/useUserId.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { AccountForm } from './AccountForm.tsx'

/** An instructor's account: the public profile and the private details. */
export function AccountPage() {
  const query = useQuery(ownAccountQuery(useUserId()))
  return (
    <Loaded queries={{ query }} what="your account" isPage>
      {({ query: { data } }) => (
        <Page>
          <AccountForm account={data} />
        </Page>
      )}
    </Loaded>
  )
}

export { AccountPage as Component }
