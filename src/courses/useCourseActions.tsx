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
 * Copy, archive and delete. A row stays and is marked as pending until the server agrees. If the server refuses, the row is
 * as before.
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
              <b>{name}</b> moves to your archived courses, and students can no longer find it.
            </Text>
            {future > 0 && (
              <Text mt="sm">
                It has {plural(future, 'upcoming class', 'upcoming classes')}. Classes and rosters stay as
                they are.
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
            <b>{course.attributes.name}</b> will be deleted. You cannot undo this.
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

/** The courses that are being copied, archived or deleted now, whichever component started it. */
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
