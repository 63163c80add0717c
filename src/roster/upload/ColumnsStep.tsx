import { Alert, Button, Checkbox, Group, NativeSelect } from '@mantine/core'
import { plural } from '../../lib/plural.ts'
import {
  type Columns,
  type Field,
  FIELD_LABELS,
  FIELDS,
  fullNameColumn,
  isRequired,
  missing,
  personIn,
} from './columns.ts'
import { StepHeading } from '../../ui/StepHeading.tsx'
import classes from './Upload.module.css'
import type { Upload } from './useUpload.ts'

type Part = Field | 'fullName'
const LABELS: Record<Part, string> = { ...FIELD_LABELS, fullName: 'First and last name' }
const SHOWN = 3

/** Which column holds what. What the headings tell is chosen already. */
export function ColumnsStep({ upload: { columns, dispatch, restart } }: { upload: Upload }) {
  if (!columns) return null
  const { mapping, rows, headings } = columns
  const isTogether = mapping.fullName !== undefined
  const parts: Part[] = isTogether ? ['fullName', 'email', 'phone'] : [...FIELDS]
  const lacking = missing(mapping)
  const set = (part: Part, column: number | undefined) => {
    const { [part]: _, ...others } = mapping
    dispatch({ type: 'map', mapping: column === undefined ? others : { ...others, [part]: column } })
  }
  const setTogether = (isOne: boolean) => {
    const { firstName, lastName, fullName, ...others } = mapping
    const column = fullNameColumn(columns) ?? firstName ?? lastName ?? 0
    dispatch({ type: 'map', mapping: isOne ? { ...others, fullName: column } : others })
  }
  return (
    <>
      <StepHeading
        hint={`${plural(rows.length, 'student')} in the list. The rest of the columns is left alone.`}
      >
        Which column is which?
      </StepHeading>
      <Hint columns={columns} onSplit={() => setTogether(true)} />
      <div className={classes['columns']}>
        {parts.map((part) => (
          <ColumnSelect key={part} part={part} columns={columns} onChange={(column) => set(part, column)} />
        ))}
      </div>
      <Group gap="lg">
        <Checkbox
          label="First and last name are in one column"
          checked={isTogether}
          onChange={(event) => setTogether(event.currentTarget.checked)}
        />
        <Checkbox
          label="The first row holds headings"
          checked={headings > 0}
          onChange={(event) => dispatch({ type: 'headings', hasHeadings: event.currentTarget.checked })}
        />
      </Group>
      <Sample columns={columns} />
      <Group justify="flex-end" className={classes['actions'] ?? ''}>
        <Button variant="default" onClick={restart}>
          Another file
        </Button>
        <Button disabled={lacking.length > 0} onClick={() => dispatch({ type: 'take' })}>
          Check the students
        </Button>
      </Group>
    </>
  )
}

function Hint({ columns, onSplit }: { columns: Columns; onSplit: () => void }) {
  const { headings, mapping, names } = columns
  const full = fullNameColumn(columns)
  if (full !== undefined && mapping.fullName === undefined)
    return (
      <Alert color="blue" variant="light" title={`“${names[full]}” seems to hold both names`}>
        <Button mt="xs" size="sm" variant="default" onClick={onSplit}>
          Split it into first and last name
        </Button>
      </Alert>
    )
  return headings ? null : (
    <Alert color="blue" variant="light">
      The first row looks like a student, so we took it for one.
    </Alert>
  )
}

type ColumnSelectProps = { part: Part; columns: Columns; onChange: (column: number | undefined) => void }

function ColumnSelect({ part, columns, onChange }: ColumnSelectProps) {
  const { names, mapping, doubled, rows } = columns
  const chosen = mapping[part]
  const first = (column: number) => rows.find(({ cells }) => cells[column])?.cells[column]
  const options = names.map((name, column) => {
    const example = first(column)
    return { value: String(column), label: example ? `${name} (${example.slice(0, 30)})` : name }
  })
  const isDoubled = part !== 'fullName' && doubled.includes(part)
  const isRequiredHere = part === 'fullName' || isRequired(part)
  return (
    <NativeSelect
      label={LABELS[part]}
      required={isRequiredHere}
      data={[{ value: '', label: isRequiredHere ? 'Choose a column' : 'Not in the list' }, ...options]}
      value={chosen === undefined ? '' : String(chosen)}
      description={
        isDoubled ? 'Several columns have this heading: check that it is the right one.' : undefined
      }
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : Number(value))}
    />
  )
}

/** How the first students come out. */
function Sample({ columns: { rows, mapping } }: { columns: Columns }) {
  const people = rows.slice(0, SHOWN).map((row) => ({ number: row.number, person: personIn(row, mapping) }))
  return (
    <div className={classes['sampleFrame']}>
      <table className={classes['sampleTable']}>
        <caption>The first students will be read like this</caption>
        <thead>
          <tr>
            {FIELDS.map((field) => (
              <th key={field} scope="col">
                {FIELD_LABELS[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ number, person }) => (
            <tr key={number}>
              {FIELDS.map((field) => (
                <td key={field}>{person[field] ? <bdi>{person[field]}</bdi> : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
