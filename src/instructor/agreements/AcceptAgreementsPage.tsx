import { Stack } from '@mantine/core'
import { useListAgreements } from '../../api/generated/training.hooks.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { AcceptAll } from './AcceptAll.tsx'
import { AgreementList } from './AgreementList.tsx'
import { hasAccepted } from '../../domain/agreements.ts'
import { useAgreementYear } from './useAgreementYear.ts'

/**
 * This year's agreements: the ones to accept and the ones already accepted. A failed load shows no toast (spec §8), so
 * the page itself reports it (docs/decisions/agreements.md).
 */
export function AcceptAgreementsPage() {
  const year = useAgreementYear()
  const query = useListAgreements({ year })
  return (
    <Page heading={`Agreements for ${year}`}>
      <Loaded queries={{ query }} what="your agreements">
        {({ query: { data: accepted, included: waiting } }) =>
          accepted.length + waiting.length === 0 ? (
            <Notice title="Nothing to accept">
              There are no agreements for {year}. When there are, they appear here.
            </Notice>
          ) : (
            <Stack gap="xl" maw="44rem">
              <AcceptAll
                year={year}
                ids={[...accepted, ...waiting].map(({ id }) => id)}
                waiting={waiting.length}
                hasAccepted={hasAccepted({ data: accepted })}
              >
                <AgreementList agreements={waiting} label="To accept" />
              </AcceptAll>
              <AgreementList agreements={accepted} label="Accepted" isAccepted />
            </Stack>
          )
        }
      </Loaded>
    </Page>
  )
}

export { AcceptAgreementsPage as Component }
