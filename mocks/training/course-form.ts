// Turns the course form an instructor submits into a row.
import type { Args } from '../../src/api/generated/training.types.ts'
import { type CourseItem, defaults, type Row } from '../db/rows.ts'
import type { Context } from '../handler.ts'
import { invalid, Refusal } from '../refusal.ts'
import { brokenOf, brokenRules } from '../rules/curriculum.ts'
import { VENUES } from '../seed/venues.ts'
import { self } from './access.ts'
import { modulesOf, teachable } from './curricula.ts'

type Course = Row<'course'>
type Create = NonNullable<Args<'createCourse'>['body']>
type Edit = Args<'updateCourse'>['body']
type Items = NonNullable<Create['providedItems']>

/** A new course of the caller. It stays unpublished until it is saved again. */
export const newCourse = (form: Create, context: Context): Partial<Course> => {
  const { cancellationPolicy = '' } = context.db.instructor.get(self(context)) ?? {}
  const course = { ...defaults.course, cancellationPolicy, isPublished: false }
  return checked({ ...course, ...valuesOf(form, undefined, context) }, undefined, context)
}

/** The caller's course with the edited values. */
export const editedCourse = (course: Course, form: Edit, context: Context): Partial<Course> =>
  checked({ ...course, ...valuesOf(form, course, context) }, course, context)

function valuesOf(form: Partial<Create>, before: Course | undefined, context: Context): Partial<Course> {
  const { bringableItems, providedItems, location, imageUrl: _, ...values } = form
  return {
    ...values,
    ...(location && { location: { ...location, ...pointOf(location, before) } }),
    ...(bringableItems && { bringableItems: itemsOf(bringableItems, 'equipment', context) }),
    ...(providedItems && { providedItems: itemsOf(providedItems, 'provided', context) }),
  }
}

/** The coordinates of an address: those it had before, or those of a venue with the same postal code. */
function pointOf({ postalCode }: Create['location'], before: Course | undefined) {
  const place = [before?.location, ...VENUES].find((known) => known?.postalCode === postalCode)
  return { lat: place?.lat ?? null, lng: place?.lng ?? null }
}

/** The chosen items by name, as a course shows them. */
function itemsOf(chosen: Items, category: 'provided' | 'equipment', { db }: Context): CourseItem[] {
  const field = category === 'provided' ? 'providedItems' : 'bringableItems'
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length)
    throw invalid('An item is listed twice.', field)
  return chosen.map(({ id, value }) => {
    const item = db.courseItem.get(id)
    if (item?.category !== category) throw invalid('There is no such item.', field)
    if (!item.hasQuantity && value !== null) throw invalid(`${item.name} has no quantity.`, field)
    return { name: item.name, quantity: value }
  })
}

/** Refuses a course that breaks rules, naming all of them at once. */
function checked(course: Omit<Course, 'id'>, before: Course | undefined, context: Context) {
  const { db } = context
  const caller = self(context)
  const mayTeach =
    course.curriculumId === before?.curriculumId ||
    teachable(caller, db).some(({ id }) => id === course.curriculumId)
  const curriculum = db.curriculum.get(course.curriculumId)
  if (course.instructorId !== caller) throw invalid('You can only save courses of your own.', 'instructorId')
  if (!curriculum || !mayTeach) throw invalid('You are not certified for this curriculum.', 'curriculumId')
  const modules = modulesOf(curriculum.id, db).map(({ id }) => id)
  const broken = [
    ...brokenRules(course, curriculum, modules),
    ...brokenOf([
      [!isWholeCents(course.price), 'price', 'must be in whole cents'],
      [!isOwnImage(course.imageId, before, context), 'imageId', 'You have no such image.'],
      [
        !worksFor(course.organizationId, before, context),
        'organizationId',
        'You do not work for this range.',
      ],
    ]),
  ]
  if (broken.length) throw new Refusal(422, ...broken)
  const { webPayOnly, isCiLevel: isInstructorCertifying } = curriculum
  return { ...course, webPayOnly, isInstructorCertifying, isModule: course.curriculumModuleId !== null }
}

const isWholeCents = (price: number) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6

const isOwnImage = (id: string | null, before: Course | undefined, context: Context) =>
  id === null || id === before?.imageId || context.db.image.get(id)?.ownerId === self(context)

const worksFor = (id: string | null, before: Course | undefined, context: Context) =>
  id === null ||
  id === before?.organizationId ||
  [...context.db.employment.of('userId', self(context)).values()].some((row) => row.organizationId === id)
