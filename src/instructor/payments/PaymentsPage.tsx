import { useQuery } from '@tanstack/react-query'
import { paymentStateOf } from '../../domain/payment-state.ts'
import { ownAccountQuery } from '../../api/queries.ts'
import { useUserId } from '../../session/useUserId.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { OutcomeNotice } from './OutcomeNotice.tsx'
import { PaymentAccount } from './PaymentAccount.tsx'

/** How an instructor gets paid online: the payment account, and the way to connect one. */
export function PaymentsPage() {
  const query = useQuery(ownAccountQuery(useUserId()))
  return (
    <Page>
      <OutcomeNotice />
      <Loaded queries={{ query }} what="your payment account">
        {({ query: { data } }) => (
          <PaymentAccount
            state={paymentStateOf(data.attributes)}
            isChecking={query.isFetching}
            onCheck={() => void query.refetch()}
          />
        )}
      </Loaded>
    </Page>
  )
}

export { PaymentsPage as Component }
