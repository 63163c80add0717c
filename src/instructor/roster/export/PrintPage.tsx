import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { Page } from '../../../ui/Page.tsx'

type PrintPageProps = {
  occurrence: OccurrenceResource
  heading: string
  /** Whether everything that will be printed has loaded. */
  isReady: boolean
  onClose: () => void
  children: ReactNode
}

/** A page that shows what is printed about a class. */
export const PrintPage = ({ occurrence, heading, isReady, onClose, children }: PrintPageProps) => (
  <Page
    heading={heading}
    subtitle={occurrence.attributes.name}
    actions={
      <>
        <QuietButton onClick={onClose}>Back to the roster</QuietButton>
        <Button
          leftSection={<IconPrinter size={18} aria-hidden />}
          disabled={!isReady}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </>
    }
  >
    {children}
  </Page>
)
