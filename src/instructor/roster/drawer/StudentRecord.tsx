import { Anchor, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useGetStudent } from '../../../api/generated/training.hooks.ts'
import type { RegistrantResource } from '../../../api/generated/training.types.ts'
import { paths } from '../../../paths.ts'
import { type Difference, differences } from './differences.ts'
import css from './StudentRecord.module.css'

/** The same person in the instructor's list of students; nothing for an instructor who does not have this student. */
export function StudentRecord({ registrant: { attributes } }: { registrant: RegistrantResource }) {
  const student = useGetStudent({ id: attributes.studentId }).data?.data
  if (!student) return null
  const found = differences(attributes, student.attributes)
  return (
    <Stack component="section" gap="sm" className={css['record']} aria-labelledby="student-record">
      <Title order={3} size="h4" id="student-record">
        Student record
      </Title>
      {found.length > 0 && (
        <>
          <Text size="sm">The roster and your student list differ. Neither changes the other.</Text>
          <dl className={css['differences']}>
            {found.map((difference) => (
              <Differing key={difference.what} {...difference} />
            ))}
          </dl>
        </>
      )}
      <Anchor component={Link} to={paths.student(attributes.studentId)} w="fit-content">
        Open the student record
      </Anchor>
    </Stack>
  )
}

const Differing = ({ what, roster, student }: Difference) => (
  <div>
    <dt>{what}</dt>
    <dd>
      <span className={css['source']}>Roster</span> {roster || 'None'}
    </dd>
    <dd>
      <span className={css['source']}>Student list</span> {student || 'None'}
    </dd>
  </div>
)
