import { Kbd, Modal, Stack, Table, Text } from '@mantine/core'
import { useDialog } from '../../../ui/useDialog.ts'

const KEYS = [
  ['j', 'Next row of a list'],
  ['k', 'Previous row'],
  ['Enter', 'Open the row'],
  ['e', 'Edit the row'],
  ['x', 'Select the row'],
  ['Ctrl K', 'Find a class, a course or a student'],
  ['?', 'Show these keys'],
] as const

/** The keys that every page has. */
export const KeysDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal {...useDialog(opened)} onClose={onClose} title="Keys">
    <Stack gap="md">
      <Table aria-label="Keys">
        <Table.Tbody>
          {KEYS.map(([key, what]) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" w="7rem">
                <Kbd size="md">{key}</Kbd>
              </Table.Th>
              <Table.Td>{what}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm">
        They do nothing while you type. You can turn off the single letters in the account menu, under
        Display.
      </Text>
    </Stack>
  </Modal>
)
