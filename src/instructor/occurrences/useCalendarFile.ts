import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listInstructorOccurrencesQuery } from '../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { courseQuery, ownCoursesQuery } from '../../api/queries.ts'
import { failureText } from '../../api/errors.ts'
import { config } from '../../config.ts'
import { calendarFile } from '../../lib/calendar.ts'
import { classEvents } from '../../domain/class-events.ts'
import { saveFile } from '../../lib/save-file.ts'
import { plural } from '../../lib/words.ts'
import { slugify } from '../../lib/slug.ts'
import { paths } from '../../paths.ts'
import { showToast } from '../../ui/toast.ts'

type PlaceOf = (one: OccurrenceResource) => string | undefined

function save(name: string, classes: readonly OccurrenceResource[], placeOf: PlaceOf) {
  const events = classes.flatMap((one) =>
    classEvents({
      id: one.id,
      name: one.attributes.name,
      dates: one.attributes.dates,
      place: placeOf(one),
      url: location.origin + paths.roster(one.id),
    }),
  )
  saveFile(`${name}.ics`, calendarFile(events, config.product), 'text/calendar;charset=utf-8')
}

/** Saves one class or all upcoming classes as a calendar file. If a location cannot be loaded, it is left out. */
export function useCalendarFile(userId: string) {
  const queryClient = useQueryClient()

  const one = async (chosen: OccurrenceResource) => {
    const { id, attributes } = chosen
    const course = await queryClient.ensureQueryData(courseQuery(attributes.entityId)).catch(() => undefined)
    const venue = course?.data.attributes.location
    save(`${slugify(attributes.name)}-${id}`, [chosen], () => venue && `${venue.name}, ${venue.fullAddress}`)
  }

  const all = useMutation({
    async mutationFn() {
      const asked = { id: userId, entity: 'courses', filter: 'future', perPage: 0 } as const
      const { data } = await queryClient.fetchQuery(listInstructorOccurrencesQuery(asked))
      if (!data.length) return 0
      // One list has the locations of all courses; loading each course would take a call per class.
      const courses = await queryClient
        .ensureQueryData(ownCoursesQuery(userId, 'ACTIVE'))
        .catch(() => undefined)
      save('my-upcoming-classes', data, ({ attributes: { entityId } }) => {
        const course = courses?.data.find(({ id }) => id === entityId)?.attributes
        return course && `${course.venue}, ${course.city}, ${course.state} ${course.postalCode}`
      })
      return data.length
    },
    onSuccess: (count) =>
      showToast({
        intent: 'primary',
        message: count
          ? `Calendar file with ${plural(count, 'class', 'classes')} saved`
          : 'You have no upcoming classes',
      }),
    onError: (error) =>
      showToast({ intent: 'danger', message: failureText(error, 'We could not create the calendar file') }),
  })

  return {
    saveOne: (chosen: OccurrenceResource) => void one(chosen),
    saveAll: () => all.mutate(),
    isSaving: all.isPending,
  }
}
