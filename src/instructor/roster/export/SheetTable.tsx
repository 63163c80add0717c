import type {
  CourseLocation,
  OccurrenceResource,
  RegistrantResource,
} from '../../../api/generated/training.types.ts'
import { printedColumns, SHEET_COLUMNS, type SheetColumn, whenLines } from './sheet-columns.ts'
import css from './SignInSheet.module.css'

/** So many days have a column of their usual width. */
const SHORT = 4

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
  const isLong = dates.length > SHORT
  const printed = printedColumns(columns, dates)
  return (
    <div className={css['paper']}>
      <table className={css['sheet']} aria-label="Sign-in sheet" data-is-long={isLong || undefined}>
        <thead>
          <tr>
            <td colSpan={printed.length + 1} className={css['title']}>
              <strong>{name}</strong>
              {whenLines(dates).map((line) => (
                <span key={line}>{line}</span>
              ))}
              {location && <span>{venueOf(location)}</span>}
            </td>
          </tr>
          <tr>
            <th scope="col" className={css['ordinal']}>
              No.
            </th>
            {printed.map(({ key, column, label }) => (
              <th key={key} scope="col" data-column={column}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {registrants.map((registrant, i) => (
            <tr key={registrant.id}>
              <td className={css['ordinal']}>{i + 1}</td>
              {printed.map(({ key, column }) => (
                <SheetCell key={key} column={column} registrant={registrant} />
              ))}
            </tr>
          ))}
          {Array.from({ length: walkIns }, (_, i) => (
            <tr key={i} data-walk-in>
              <td className={css['ordinal']}>{registrants.length + i + 1}</td>
              {printed.map(({ key, column }) => (
                <SheetCell key={key} column={column} />
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
