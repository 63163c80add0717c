import { Text } from '@mantine/core'
import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useArchiveCourse, useCreateCourse, useDeleteCourse } from '../api/generated/training.hooks.ts'
import type { CourseListResource } from '../api/generated/training.types.ts'
import { copyCourseToasts } from '../api/messages.ts'
import { plural } from '../lib/plural.ts'
import { confirm } from '../ui/confirm.ts'

type Course = CourseListResource
const LIST = 'listInstructorCourses'
const PENDING = { deleteCourse: 'Deleting…', archiveCourse: 'Archiving…' }

/**
 * Copy, archive and delete, each as the server's flags allow. A row stays, marked, until the server agrees, and comes
 * back as it was when it does not.
 */
export function useCourseActions() {
  const queryClient = useQueryClient()
  const refetch = () => queryClient.invalidateQueries({ queryKey: [LIST] })
  const copy = useCreateCourse({ meta: { toast: copyCourseToasts }, onSettled: refetch })
  const archive = useArchiveCourse({ onSettled: refetch })
  const remove = useDeleteCourse({ onSettled: refetch })

  return {
    copy: (course: Course) => copy.mutate({ idToCopy: course.id }),
    async archive(course: Course) {
      const { name, futureOccurrencesCount: future } = course.attributes
      const isConfirmed = await confirm({
        title: 'Archive this course?',
        children: (
          <>
            <Text>
              <b>{name}</b> leaves your active courses and can no longer be found in the search.
            </Text>
            {future > 0 && (
              <Text mt="sm">
                It has {plural(future, 'upcoming class', 'upcoming classes')}. They stay, with their rosters.
              </Text>
            )}
          </>
        ),
        confirmLabel: 'Archive',
      })
      if (isConfirmed) archive.mutate({ id: course.id })
    },
    async remove(course: Course) {
      const isConfirmed = await confirm({
        title: 'Delete this course?',
        children: (
          <Text>
            <b>{course.attributes.name}</b> is deleted for good. There is no way to bring it back.
          </Text>
        ),
        confirmLabel: 'Delete',
        isDanger: true,
      })
      if (isConfirmed) remove.mutate({ id: course.id })
    },
  }
}

type Pending = { operation: string; id: string }

/** The courses that are being copied, archived or deleted now, in whatever part of the page that was begun. */
export function usePendingCourses() {
  const pending = useMutationState<Pending>({
    filters: { status: 'pending' },
    select: ({ options, state }) => {
      const { id, idToCopy } = (state.variables ?? {}) as { id?: string; idToCopy?: string }
      return { operation: String(options.mutationKey?.[0]), id: id ?? idToCopy ?? '' }
    },
  })
  const labelOf = ({ id }: Course) => {
    const operation = pending.find((one) => one.id === id)?.operation
    return operation && (PENDING as Record<string, string>)[operation]
  }
  return { labelOf, copied: pending.filter((one) => one.operation === 'createCourse').map((one) => one.id) }
}
