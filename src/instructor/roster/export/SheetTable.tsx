import type {
  CourseLocation,
  OccurrenceResource,
  RegistrantResource,
} from '../../../api/generated/training.types.ts'
import { formatDays, formatHours } from '../../../lib/venue-time.ts'
import { SHEET_COLUMNS, type SheetColumn } from './sheet-columns.ts'
import css from './SignInSheet.module.css'

type SheetTableProps = {
  occurrence: OccurrenceResource
  location: CourseLocation | undefined
  registrants: readonly RegistrantResource[]
  columns: readonly SheetColumn[]
  /** Number of empty lines at the end for walk-ins. */
  walkIns: number
}

/** The printed sheet. The table header, including the class, repeats on every page. */
export function SheetTable({ occurrence, location, registrants, columns, walkIns }: SheetTableProps) {
  const { name, dates } = occurrence.attributes
  const [first] = dates
  return (
    <div className={css['paper']}>
      <table className={css['sheet']} aria-label="Sign-in sheet">
        <thead>
          <tr>
            <td colSpan={columns.length + 1} className={css['title']}>
              <strong>{name}</strong>
              <span>
                {formatDays(dates)}
                {first && `, ${formatHours(first)}`}
              </span>
              {location && <span>{venueOf(location)}</span>}
            </td>
          </tr>
          <tr>
            <th scope="col" className={css['ordinal']}>
              No.
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {SHEET_COLUMNS[column].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {registrants.map((registrant, i) => (
            <tr key={registrant.id}>
              <td className={css['ordinal']}>{i + 1}</td>
              {columns.map((column) => (
                <SheetCell key={column} column={column} registrant={registrant} />
              ))}
            </tr>
          ))}
          {Array.from({ length: walkIns }, (_, i) => (
            <tr key={i} data-walk-in>
              <td className={css['ordinal']}>{registrants.length + i + 1}</td>
              {columns.map((column) => (
                <SheetCell key={column} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SheetCell({ column, registrant }: { column: SheetColumn; registrant?: RegistrantResource }) {
  const { text } = { text: undefined, ...SHEET_COLUMNS[column] }
  return <td data-column={column}>{registrant && text && <bdi>{text(registrant)}</bdi>}</td>
}

const venueOf = ({ name, address1, city, state, postalCode }: CourseLocation) =>
  [name, address1, [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ')
