import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { Notice } from '../../../ui/Notice.tsx'

const WORDS = {
  gone: { title: 'We could not find this course', text: 'It may have been deleted.' },
  foreign: { title: 'This is not your course', text: 'Only its instructor can edit it.' },
  archived: {
    title: 'This course is archived',
    text: 'An archived course cannot be edited. Copy it to teach it again.',
  },
}

/** Says why there is nothing to edit, instead of the wizard. */
export const NoCourse = ({ reason }: { reason: keyof typeof WORDS }) => (
  <Notice
    title={WORDS[reason].title}
    action={
      <Button component={Link} to={paths.myCourses()}>
        My Courses
      </Button>
    }
  >
    {WORDS[reason].text}
  </Notice>
)
