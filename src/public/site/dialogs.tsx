import { config } from '../../config.ts'
import { laterDialog } from '../ui/laterDialog.tsx'
import { RequestLink } from '../ui/RequestLink.tsx'
import { useRequest } from '../ui/useRequest.ts'
import { useIsSignedIn } from './account/session.ts'

const RegistrationDialog = laterDialog(
  async () => (await import('../registration/RegistrationDialog.tsx')).RegistrationDialog,
)
const VisitorDialog = laterDialog(async () => (await import('./VisitorDialog.tsx')).VisitorDialog)

/** The dialog that a link, or an address with `?request=…`, opens on every public page. */
export function SiteDialog() {
  const { request, close } = useRequest()
  const isSignedIn = useIsSignedIn()
  if (request === 'account' && !isSignedIn) return <RegistrationDialog onClose={close} />
  return (request === 'search' || request === 'saved') && <VisitorDialog request={request} onClose={close} />
}

type LinkProps = { className?: string | undefined }

/** Opens the registration dialog. Only visitors who are not signed in see it. */
export const CreateAccountLink = ({ className = '' }: LinkProps) =>
  !useIsSignedIn() && (
    <RequestLink request="account" className={className}>
      Create account
    </RequestLink>
  )

/** Opens the search overlay. The specification hides it (spec §2); a deployment can show it. */
export const SearchLink = ({ className }: LinkProps) =>
  config.hasSearchButton && (
    <RequestLink request="search" className={className}>
      Search
    </RequestLink>
  )
