import { required } from '../../lib/field-errors.ts'
import { formatPrice } from '../../lib/money.ts'
import { emailProblem } from '../../lib/person-rules.ts'
import { isHttpsUrl } from '../../lib/safe-url.ts'
import { typedCount, typedHours, typedPrice } from '../../lib/typed-number.ts'
import type { CourseItem, CourseValues, ItemValue } from './course-values.ts'
import { type Curriculum, DEFAULT_MINIMUM_PRICE } from './curriculum.ts'

const LARGEST = { price: 100_000, capacity: 20_000, hours: 1000, items: 10_000 }

/** What is wrong with the values, by field, in the order of the steps. */
export type CourseErrors = Record<string, string>

const filled = (text: string) => (text.trim() ? undefined : required)

function price(typed: string, minimum: number) {
  const value = typedPrice(typed)
  if (!typed.trim()) return required
  if (Number.isNaN(value)) return 'Use dollars and cents, such as 49.50'
  if (value < minimum) return `The price must be at least $${formatAmount(minimum)}`
  return value > LARGEST.price ? `The price must be at most ${formatPrice(LARGEST.price)}` : undefined
}

const formatAmount = (amount: number) => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2))

function count(typed: string, largest: number) {
  if (!typed.trim()) return required
  const value = typedCount(typed)
  if (Number.isNaN(value) || value < 1) return 'Use a whole number, at least 1'
  return value > largest ? `Use at most ${largest.toLocaleString('en-US')}` : undefined
}

function hours(typed: string) {
  const value = typedHours(typed)
  if (Number.isNaN(value)) return 'Use hours, such as 2 or 1.5'
  return value > LARGEST.hours ? `Use at most ${LARGEST.hours.toLocaleString('en-US')} hours` : undefined
}

const postalCode = (typed: string) =>
  filled(typed) ?? (/^\d{5}(-\d{4})?$/.test(typed.trim()) ? undefined : 'Use 5 digits, such as 53703')

const url = (typed: string) =>
  !typed.trim() || isHttpsUrl(typed.trim()) ? undefined : 'Use a full address that begins with https://'

const email = (typed: string) => (typed.trim() ? emailProblem(typed) : undefined)

/** How students register elsewhere; nothing of it is asked for when they register here. */
function registration({ registrationType, overrideUrl, registration: ways }: CourseValues) {
  if (registrationType === 'OWN') return {}
  const hasWay = [overrideUrl, ...Object.values(ways)].some((way) => way.trim())
  return {
    overrideUrl: hasWay ? url(overrideUrl) : 'Give students at least one way to register',
    'registration.url': url(ways.url),
    'registration.email': email(ways.email),
  }
}

const counts = (name: string, list: readonly ItemValue[], items: readonly CourseItem[]) =>
  Object.fromEntries(
    list.map(({ id, value }, index) => {
      const isCounted = items.find((item) => item.id === id)?.attributes.hasQuantity
      return [`${name}.${index}.value`, isCounted ? count(value, LARGEST.items) : undefined]
    }),
  )

/** The rules of section 5 and of the curriculum. @param curricula those that can be chosen */
export function validateCourse(
  values: CourseValues,
  curricula: readonly Curriculum[],
  items: readonly CourseItem[],
): CourseErrors {
  const curriculum = curricula.find(({ id }) => id === values.curriculumId)
  const { location } = values
  const found: Record<string, string | undefined> = {
    curriculumId: curriculum ? undefined : required,
    curriculumModuleId: curriculum?.requiresModule ? filled(values.curriculumModuleId) : undefined,
    name: filled(values.name),
    price: price(values.price, curriculum?.minimumPrice ?? DEFAULT_MINIMUM_PRICE),
    capacity: count(values.capacity, LARGEST.capacity),
    classroomHours: hours(values.classroomHours),
    rangeHours: hours(values.rangeHours),
    'location.name': filled(location.name),
    'location.address1': filled(location.address1),
    'location.city': filled(location.city),
    'location.state': filled(location.state),
    'location.postalCode': postalCode(location.postalCode),
    ...counts('bringableItems', values.bringableItems, items),
    ...counts('providedItems', values.providedItems, items),
    ...registration(values),
  }
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
