import { filled, postalCodeProblem, required, wholeNumber } from '../../../lib/field-errors.ts'
import { formatPrice } from '../../../lib/money.ts'
import { emailProblem } from '../../../domain/person-rules.ts'
import { isHttpsUrl } from '../../../lib/safe-url.ts'
import { typedCount, typedHours, typedPrice } from '../../../lib/typed-number.ts'
import { applyCurriculum } from './course-choices.ts'
import type { CourseItem, CourseValues, ItemValue } from './course-values.ts'
import { type Curriculum, DEFAULT_MINIMUM_PRICE } from './curriculum.ts'

const LARGEST = { price: 100_000, capacity: 20_000, hours: 1000, items: 10_000 }

/** What is wrong with the values, by field, in the order of the steps. */
export type CourseErrors = Record<string, string>

function validatePrice(typed: string, minimum: number) {
  const value = typedPrice(typed)
  if (!typed.trim()) return required
  if (Number.isNaN(value)) return 'Use dollars and cents, such as 49.50'
  if (value < minimum) return `The price must be at least ${formatPrice(minimum)}`
  return value > LARGEST.price ? `The price must be at most ${formatPrice(LARGEST.price)}` : undefined
}

function validateCount(typed: string, largest: number) {
  if (!typed.trim()) return required
  const value = typedCount(typed)
  return value >= 1 && value <= largest ? undefined : wholeNumber(1, largest)
}

function validateHours(typed: string) {
  const value = typedHours(typed)
  if (Number.isNaN(value)) return 'Use hours, such as 2 or 1.5'
  return value > LARGEST.hours ? `Use at most ${LARGEST.hours.toLocaleString('en-US')} hours` : undefined
}

const validateUrl = (typed: string) =>
  !typed.trim() || isHttpsUrl(typed.trim()) ? undefined : 'Use a full address that begins with https://'

const validateEmail = (typed: string) => (typed.trim() ? emailProblem(typed) : undefined)

/** The ways to register on another site. If students register here, none of them is shown or checked. */
function validateRegistration({ registrationType, overrideUrl, registration: ways }: CourseValues) {
  if (registrationType === 'OWN') return {}
  const hasWay = [overrideUrl, ...Object.values(ways)].some((way) => way.trim())
  return {
    overrideUrl: hasWay ? validateUrl(overrideUrl) : 'Give students at least one way to register',
    'registration.url': validateUrl(ways.url),
    'registration.email': validateEmail(ways.email),
  }
}

const validateItems = (name: string, list: readonly ItemValue[], items: readonly CourseItem[]) =>
  Object.fromEntries(
    list.map(({ id, value }, index) => {
      const isCounted = items.find((item) => item.id === id)?.attributes.hasQuantity
      return [`${name}.${index}.value`, isCounted ? validateCount(value, LARGEST.items) : undefined]
    }),
  )

/** The rules of spec §5 and of the chosen curriculum. @param curricula those that the instructor may choose */
export function validateCourse(
  values: CourseValues,
  curricula: readonly Curriculum[],
  items: readonly CourseItem[],
): CourseErrors {
  const curriculum = curricula.find(({ id }) => id === values.curriculumId)
  const { location, curriculumModuleId } = applyCurriculum(values, curriculum)
  const found: Record<string, string | undefined> = {
    curriculumId: curriculum ? undefined : required,
    curriculumModuleId: curriculum?.requiresModule ? filled(curriculumModuleId) : undefined,
    name: filled(values.name),
    price: validatePrice(values.price, curriculum?.minimumPrice ?? DEFAULT_MINIMUM_PRICE),
    capacity: validateCount(values.capacity, LARGEST.capacity),
    classroomHours: validateHours(values.classroomHours),
    rangeHours: validateHours(values.rangeHours),
    'location.name': filled(location.name),
    'location.address1': filled(location.address1),
    'location.city': filled(location.city),
    'location.state': filled(location.state),
    'location.postalCode': postalCodeProblem(location.postalCode),
    ...validateItems('bringableItems', values.bringableItems, items),
    ...validateItems('providedItems', values.providedItems, items),
    ...validateRegistration(values),
  }
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
