import { Text } from '@mantine/core'
import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useArchiveCourse, useCreateCourse, useDeleteCourse } from '../../api/generated/training.hooks.ts'
import type { Args, CourseListResource } from '../../api/generated/training.types.ts'
import { copyCourseToasts } from '../../api/messages.ts'
import { usePendingIds } from '../../api/pending.ts'
import { courseQuery } from '../../api/queries.ts'
import { IdempotencyKeys } from '../../lib/idempotency-keys.ts'
import { slugify } from '../../lib/slug.ts'
import { plural } from '../../lib/words.ts'
import { paths } from '../../paths.ts'
import { confirm } from '../../ui/confirm.ts'
import { copyLinkIf } from '../../ui/links/copy-link.ts'
import { showToast } from '../../ui/toast.ts'

type Course = CourseListResource

export const publicPathOf = (id: string, name: string) => paths.publicClass(slugify(name), id)

/**
 * Shares, copies, archives and deletes courses. The row stays and is marked as pending until the server agrees; if the server
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
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  return {
    /** Copies the link to the public page. The list does not say whether a course is published, so the course is asked. */
    async share({ id, attributes: { name } }: Course) {
      const isPublished = queryClient
        .fetchQuery({ ...courseQuery(id), staleTime: 0 })
        .then(({ data }) => data.attributes.isPublished)
      try {
        if (await copyLinkIf(publicPathOf(id, name), isPublished)) return
      } catch {
        showToast({ intent: 'danger', message: 'We could not load the course, so the link is not copied.' })
        return
      }
      const isConfirmed = await confirm({
        title: 'Publish it first?',
        children: (
          <Text>
            Only you can open the public page of <b>{name}</b>, because it is not published.
          </Text>
        ),
        confirmLabel: 'Edit and publish',
      })
      if (isConfirmed) void navigate(paths.editCourse(id))
    },
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
