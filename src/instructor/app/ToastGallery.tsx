import { Group, Stack, Table, Text } from '@mantine/core'
import * as messages from '../../api/messages.ts'
import type { ToastTexts } from '../../api/messages.ts'
import type { Intent } from '../../api/query-client.ts'
import { openSessionDialog } from '../../session/session-dialog.ts'
import { PartTitle, QuietButton } from '../../ui/looks.ts'
import { Page } from '../../ui/Page.tsx'
import { renderFailure } from '../../ui/render-failure.ts'
import { showToast } from '../../ui/toast.ts'

const BY_CALL: Record<string, ToastTexts> = {
  ...messages.toasts,
  'createCourse, as a copy': messages.copyCourseToasts,
  'updateRegistrant, to another class': messages.rescheduleToasts,
  'updateInstructor, with a payment account': messages.connectAccountToasts,
  'listCourseItems, for a course that is edited': messages.courseItemsToasts,
}

/** The texts that appear in a dialog or in place of a page, by what they belong to. */
const IN_PLACE: Record<string, string> = {
  ...messages.dialogFailures,
  'any other dialog': messages.dialogFailure,
  'an email address that has an account': messages.accountConflict.text,
  ...messages.codeFailures,
  'the event check-in': messages.checkInFailure,
  'a page that breaks': renderFailure.title,
  'a chunk that does not load': renderFailure.chunk,
  'signing out': messages.farewells.signedOut,
  'someone else signing in': messages.farewells.someoneElse,
}

const Show = ({ message, intent }: { message: string | false | undefined; intent: Intent }) =>
  message ? (
    <QuietButton size="xs" onClick={() => showToast({ message, intent })}>
      {message}
    </QuietButton>
  ) : (
    <Text size="sm">{message === false ? 'Silent' : 'No toast'}</Text>
  )

/** Every message of spec §8, to look at during development. The build leaves this page out. */
export function ToastGallery() {
  return (
    <Page heading="Messages" subtitle="Press a message to see its toast.">
      <Stack gap="xl">
        <Table aria-label="toasts">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Call</Table.Th>
              <Table.Th>Success</Table.Th>
              <Table.Th>Failure</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {Object.entries(BY_CALL).map(([call, { success, failure }]) => (
              <Table.Tr key={call}>
                <Table.Th scope="row">{call}</Table.Th>
                <Table.Td>
                  <Show message={success} intent="primary" />
                </Table.Td>
                <Table.Td>
                  <Show message={failure} intent="danger" />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Stack gap="xs">
          <PartTitle>Elsewhere</PartTitle>
          {Object.entries(IN_PLACE).map(([what, text]) => (
            <Text key={what} size="sm">
              <b>{what}</b>: {text}
            </Text>
          ))}
        </Stack>
        <Group>
          <QuietButton onClick={openSessionDialog}>{messages.sessionExpired.title}</QuietButton>
        </Group>
      </Stack>
    </Page>
  )
}

export { ToastGallery as Component }
