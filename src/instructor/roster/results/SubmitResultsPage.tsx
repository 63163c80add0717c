import { useIsMutating } from '@tanstack/react-query'
import { Stack } from '@mantine/core'
import { Link, useParams } from 'react-router-dom'
import { useGetOccurrence, useListRegistrants } from '../../../api/generated/training.hooks.ts'
import { resultStatus } from '../../../api/result-status.ts'
import { paths } from '../../../paths.ts'
import { ClassFacts } from '../ClassFacts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { QuietButton } from '../../../ui/looks.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoResults } from './NoResults.tsx'
import { ResultsForm } from './ResultsForm.tsx'

/** The results of one class (spec §4). Marks stay on this device until they are submitted. */
export function SubmitResultsPage() {
  const { id = '' } = useParams()
  const occurrence = useGetOccurrence({ id })
  const roster = useListRegistrants({ id })
  // The class counts as graded a moment before the roster has refreshed. The form stays until the roster can be shown.
  const isSubmitting = useIsMutating({ mutationKey: ['submitResults'] }) > 0
  return (
    <Loaded
      isPage
      actions={<Exit to={paths.myClasses()} />}
      queries={{ occurrence, roster }}
      what="this class"
    >
      {({ occurrence: { data: row } }) => {
        const status = resultStatus(row.attributes)
        return (
          <Page
            isTight
            heading={`Results: ${row.attributes.name}`}
            subtitle={<ClassFacts occurrence={row} />}
            actions={<Exit to={paths.roster(id)} />}
          >
            <Stack gap="xs">
              {status === 'TO_BE_GRADED' || isSubmitting ? (
                <ResultsForm key={id} occurrence={row} roster={roster} />
              ) : (
                <NoResults occurrence={row} status={status} />
              )}
            </Stack>
          </Page>
        )
      }}
    </Loaded>
  )
}

const Exit = ({ to }: { to: string }) => (
  <QuietButton component={Link} to={to}>
    Exit
  </QuietButton>
)

export { SubmitResultsPage as Component }
