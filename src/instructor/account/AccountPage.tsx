import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ownAccountQuery } from '../../api/queries.ts'
import { paths } from '../../paths.ts'
import { useUserId } from '../../session/useUserId.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { AccountForm } from './AccountForm.tsx'
import css from './AccountPage.module.css'
import { ProfilePhoto } from './ProfilePhoto.tsx'

/** An instructor's account: the public profile and the private details. */
export function AccountPage() {
  const query = useQuery(ownAccountQuery(useUserId()))
  return (
    <Loaded queries={{ query }} what="your account" isPage>
      {({ query: { data } }) => (
        <Page
          actions={
            <Button
              component="a"
              href={paths.instructor(data.id)}
              variant="default"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              Public profile
            </Button>
          }
        >
          <div className={css['columns']}>
            <aside className={css['aside']} aria-label="About your account">
              <ProfilePhoto account={data} />
              <AccountFacts account={data.attributes} />
            </aside>
            <AccountForm account={data} />
          </div>
        </Page>
      )}
    </Loaded>
  )
}

export { AccountPage as Component }
