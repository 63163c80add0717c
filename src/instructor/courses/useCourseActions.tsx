import { Text } from '@mantine/core'
import { useMutationState } from '@tanstack/react-query'
import { useState } from 'react'
import { useArchiveCourse, useCreateCourse, useDeleteCourse } from '../../api/generated/training.hooks.ts'
import type { Args, CourseListResource } from '../../api/generated/training.types.ts'
import { copyCourseToasts } from '../../api/messages.ts'
import { usePendingIds } from '../../api/pending.ts'
import { IdempotencyKeys } from '../../lib/idempotency-keys.ts'
import { plural } from '../../lib/words.ts'
import { confirm } from '../../ui/confirm.ts'

type Course = CourseListResource

/**
 * Copies, archives and deletes courses. The row stays and is marked as pending until the server agrees; if the server
 * refuses, the row is unchanged.
 */
export function useCourseActions() {
  const [keys] = useState(() => new IdempotencyKeys())
  const copy = useCreateCourse({
    meta: { toast: copyCourseToasts },
    onSuccess: (_copy, { idToCopy }) => keys.forget(idToCopy),
  })
  const archive = useArchiveCourse()
  const remove = useDeleteCourse()

  return {
    copy: ({ id }: Course) => copy.mutate({ idToCopy: id, idempotencyKey: keys.of(id) }),
    async archive(course: Course) {
      const { name, futureOccurrencesCount: future } = course.attributes
      const isConfirmed = await confirm({
        title: 'Archive this course?',
        children: (
          <>
            <Text>
              <b>{name}</b> moves to your archived courses, and students can no longer find it. There is no
              way to restore it from here.
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

/** The courses being copied, archived or deleted now, whichever component started it. */
export function usePendingCourses() {
  const archived = usePendingIds('archiveCourse')
  const deleted = usePendingIds('deleteCourse')
  const copied = useMutationState({
    filters: { mutationKey: ['createCourse'], status: 'pending' },
    // The cache types its variables as unknown. `idToCopy` is undefined for a new course that is not a copy.
    select: ({ state }) => (state.variables as Args<'createCourse'>).idToCopy,
  })
  return {
    labelOf: ({ id }: Course) =>
      archived.includes(id) ? 'Archiving…' : deleted.includes(id) ? 'Deleting…' : undefined,
    copied: copied.filter((id) => id !== undefined),
  }
}
