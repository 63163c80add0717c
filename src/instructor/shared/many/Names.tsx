import { List, Text } from '@mantine/core'
import { fullName } from '../../../domain/person.ts'
import type { Person } from './useMany.ts'

const MOST = 20

/** Who it is about. Of many, the first ones. */
export const Names = ({ people }: { people: readonly Person[] }) => (
  <div>
    <List size="sm" style={{ columns: '11rem' }}>
      {people.slice(0, MOST).map(({ id, attributes }) => (
        <List.Item key={id}>
          <bdi>{fullName(attributes)}</bdi>
        </List.Item>
      ))}
    </List>
    {people.length > MOST && <Text size="sm">and {people.length - MOST} more</Text>}
  </div>
)
