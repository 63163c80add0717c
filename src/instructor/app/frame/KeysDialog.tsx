import { Kbd, Modal, Stack, Table, Text } from '@mantine/core'
import { FIND_KEYS } from '../../../ui/keys.ts'
import { useDialog } from '../../../ui/useDialog.ts'

const KEYS = [
  ['j', 'Next row of a list'],
  ['k', 'Previous row'],
  ['Enter', 'Open the row'],
  ['e', 'Edit the row'],
  ['x', 'Select the row'],
  [FIND_KEYS, 'Find a class, a course or a student'],
  ['?', 'Show these keys'],
] as const

/** The keys of a list, and those of every page. */
export const KeysDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal {...useDialog(opened)} onClose={onClose} title="Keys">
    <Stack>
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
        Single letters do nothing while you type. To turn them off, open Display in the account menu.
      </Text>
    </Stack>
  </Modal>
)
