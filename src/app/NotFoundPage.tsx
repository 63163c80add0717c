import { Button } from '@mantine/core'
import { paths } from '../paths.ts'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'

/** Shown for unknown addresses and for pages the visitor may not see. */
export function NotFoundPage() {
  return (
    <Page heading="Page not found">
      <Notice
        title="There is nothing at this address"
        action={
          <Button component="a" href={paths.home()}>
            Go to the home page
          </Button>
        }
      >
        It may have moved, or the link may be incomplete.
      </Notice>
    </Page>
  )
}

export { NotFoundPage as Component }
