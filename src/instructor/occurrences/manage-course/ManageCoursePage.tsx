import { Button, Group } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import type { Answer } from '../../../api/generated/training.types.ts'
import { CLASS_TYPES, courseQuery } from '../../../api/queries.ts'
import { slugify } from '../../../lib/slug.ts'
import { paths } from '../../../paths.ts'
import { useUserId } from '../../../session/useUserId.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { QuietButton } from '../../../ui/looks.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Page } from '../../../ui/Page.tsx'
import { useListState } from '../../../ui/useListState.ts'
import { classColumns } from '../class-columns.tsx'
import { ClassList, noClasses } from '../ClassList.tsx'
import { courseClassesQuery } from '../classes-query.ts'
import { useClassActions } from '../useClassActions.tsx'
import { CourseFacts, PublicLinks } from './CourseFacts.tsx'

const EMPTY = noClasses('Add a class to put this course on the calendar.')

/** The page of one of the instructor's courses, with its classes. */
export function ManageCoursePage() {
  const { id = '' } = useParams()
  const userId = useUserId()
  const course = useQuery(courseQuery(id))
  return (
    <Loaded
      isPage
      queries={{ course }}
      what="this course"
      list={{ label: 'My Courses', to: paths.myCourses() }}
    >
      {({ course: document }) =>
        document.data.attributes.instructorId === userId ? (
          <Course key={id} document={document} />
        ) : (
          <Page>
            <Notice title="This is not your course">Only the instructor of a course can manage it.</Notice>
          </Page>
        )
      }
    </Loaded>
  )
}

function Course({ document }: { document: Answer<'getCourse'> }) {
  const { id, attributes } = document.data
  const {
    name,
    isArchived,
    isPublished,
    futureOccurrencesCount: future,
    pastOccurrencesCount: past,
  } = attributes
  const list = useListState(CLASS_TYPES)
  const query = useQuery(courseClassesQuery(id, list))
  const classActions = useClassActions()
  return (
    <Page
      heading={name}
      subtitle={
        <Group gap="xs">
          {`${future} upcoming, ${past} past`}
          {!isArchived && (
            <PublicLinks path={paths.publicClass(slugify(name), id)} isPublished={isPublished} />
          )}
        </Group>
      }
      actions={
        <>
          <QuietButton
            component={Link}
            to={paths.editCourse(id)}
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            Edit course
          </QuietButton>
          {!isArchived && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => classActions.add(id)}>
              Add class
            </Button>
          )}
        </>
      }
    >
      <ClassList
        list={list}
        query={query}
        rows={query.data?.data}
        pages={{ meta: query.data?.meta }}
        columns={classColumns.ofCourse}
        classActions={classActions}
        empty={EMPTY}
      />
      <CourseFacts document={document} />
    </Page>
  )
}

export { ManageCoursePage as Component }
