import { List, Text } from '@mantine/core'
import type { RegistrantResource } from '../../../api/generated/training.types.ts'
import { fullName } from '../../../domain/person.ts'

const MOST = 20

/** Who it is about. Of many, the first ones. */
export const Names = ({ registrants }: { registrants: readonly RegistrantResource[] }) => (
  <div>
    <List size="sm" style={{ columns: '11rem' }}>
      {registrants.slice(0, MOST).map(({ id, attributes }) => (
        <List.Item key={id}>
          <bdi>{fullName(attributes)}</bdi>
        </List.Item>
      ))}
    </List>
    {registrants.length > MOST && <Text size="sm">and {registrants.length - MOST} more</Text>}
  </div>
)
