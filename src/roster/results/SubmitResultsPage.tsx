import { Button, Stack } from '@mantine/core'
import { Link, useParams } from 'react-router-dom'
import { useGetOccurrence, useListRegistrants } from '../../api/generated/training.hooks.ts'
import { paths } from '../../paths.ts'
import { ClassFacts } from '../ClassFacts.tsx'
import { FailureNotice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { NoResults, whyNoResults } from './NoResults.tsx'
import { ResultsForm } from './ResultsForm.tsx'

/** The results of one class, section 4. Whatever is marked stays on this device until it is submitted. */
export function SubmitResultsPage() {
  const { id = '' } = useParams()
  const occurrence = useGetOccurrence({ id })
  const roster = useListRegistrants({ id })
  const failed = [occurrence, roster].find((query) => query.error && !query.data)
  if (failed?.error)
    return (
      <Page section="Class Results" actions={<Exit to={paths.myClasses()} />}>
        <FailureNotice what="this class" error={failed.error} onRetry={() => void failed.refetch()} />
      </Page>
    )
  if (!occurrence.data || !roster.data) return <PageSkeleton />
  const { data: row } = occurrence.data
  const why = whyNoResults(row)
  return (
    <Page
      section="Class Results"
      heading={`Results: ${row.attributes.name}`}
      subtitle={<ClassFacts occurrence={row} />}
      actions={<Exit to={paths.roster(id)} />}
    >
      <Stack gap="md">
        {why ? <NoResults {...why} id={id} /> : <ResultsForm key={id} occurrence={row} roster={roster} />}
      </Stack>
    </Page>
  )
}

const Exit = ({ to }: { to: string }) => (
  <Button component={Link} to={to} variant="default">
    Exit
  </Button>
)

export { SubmitResultsPage as Component }
