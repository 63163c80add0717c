import type { RegistrantResource, StudentResource } from '../../api/generated/training.types.ts'
import { fullName } from '../../domain/person.ts'
import type { Column } from '../../ui/data-table/columns.ts'
import { EmailLink, PhoneLink } from '../../ui/links/ContactLinks.tsx'
import css from './people.module.css'

// What the lists of registrants and of students share.
type Person = RegistrantResource | StudentResource

/** What people are sorted by. */
export const sortName = ({ attributes: { firstName, lastName } }: Person) => `${lastName} ${firstName}`

export const emailColumn = (width: string): Column<Person> => ({
  id: 'email',
  header: 'Email',
  width,
  phone: 'hidden',
  sortBy: ({ attributes }) => attributes.email,
  cell: ({ attributes: { email } }) => <EmailLink email={email} />,
})

export const PHONE_COLUMN: Column<Person> = {
  id: 'phone',
  header: 'Phone',
  phone: 'aside',
  cell: ({ attributes: { phone } }) => <PhoneLink phone={phone} />,
}

/** A name that opens the drawer of the person. */
export const PersonButton = ({ person, onClick }: { person: Person; onClick: () => void }) => (
  <button type="button" className={css['person']} onClick={onClick}>
    <bdi>{fullName(person.attributes)}</bdi>
  </button>
)
