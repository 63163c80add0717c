import { Alert, Button, Checkbox, Group, NativeSelect } from '@mantine/core'
import type { Dispatch } from 'react'
import { plural } from '../../../lib/words.ts'
import { type Columns, fullNameColumn, missing, personIn } from './rows/columns.ts'
import { FIELD_LABELS, FIELDS, isRequired } from './rows/fields.ts'
import type { Part } from './rows/headings.ts'
import type { UploadAction } from './rows/upload-state.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import css from './Upload.module.css'

const LABELS: Record<Part, string> = { ...FIELD_LABELS, fullName: 'First and last name' }
const SHOWN = 3

type ColumnsStepProps = { columns: Columns; dispatch: Dispatch<UploadAction>; onRestart: () => void }

/** The person chooses what each column holds. Columns with known headings are already chosen. */
export function ColumnsStep({ columns, dispatch, onRestart }: ColumnsStepProps) {
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
      <StepHeading hint={`${plural(rows.length, 'student')} in the list. All other columns are ignored.`}>
        Which column is which?
      </StepHeading>
      <Hint
        columns={columns}
        onSplit={() => setTogether(true)}
        onSwap={() => {
          const { firstName, lastName, ...others } = mapping
          const swapped = {
            ...(lastName !== undefined && { firstName: lastName }),
            ...(firstName !== undefined && { lastName: firstName }),
          }
          dispatch({ type: 'map', mapping: { ...others, ...swapped } })
        }}
      />
      <div className={css['columns']}>
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
          label="The list has column names"
          checked={headings > 0}
          onChange={(event) => dispatch({ type: 'headings', hasHeadings: event.currentTarget.checked })}
        />
      </Group>
      <Sample columns={columns} />
      <Group justify="flex-end" className={css['actions'] ?? ''}>
        <QuietButton onClick={onRestart}>Choose another file</QuietButton>
        <Button disabled={lacking.length > 0 || !rows.length} onClick={() => dispatch({ type: 'take' })}>
          Check the students
        </Button>
      </Group>
    </>
  )
}

type HintProps = { columns: Columns; onSplit: () => void; onSwap: () => void }

function Hint({ columns, onSplit, onSwap }: HintProps) {
  const { headings, mapping, names, merged } = columns
  if (merged !== undefined && mapping.fullName === undefined)
    return (
      <Alert color="blue" title={`“${names[merged]}” is above two columns`}>
        Check below that the first and last names are the right way round.
        <div>
          <QuietButton mt="xs" size="sm" onClick={onSwap}>
            Swap first and last names
          </QuietButton>
        </div>
      </Alert>
    )
  const full = fullNameColumn(columns)
  if (full !== undefined && mapping.fullName === undefined)
    return (
      <Alert color="blue" title={`“${names[full]}” seems to contain both names`}>
        <QuietButton mt="xs" size="sm" onClick={onSplit}>
          Split it into first and last name
        </QuietButton>
      </Alert>
    )
  return headings ? null : (
    <Alert color="blue">The first row looks like a student, so we added it to the list.</Alert>
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
        isDoubled ? 'Several columns have this name. Check that this is the right one.' : undefined
      }
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : Number(value))}
    />
  )
}

/** A preview of the first students as they will be read. */
function Sample({ columns: { rows, mapping } }: { columns: Columns }) {
  const people = rows.slice(0, SHOWN).map((row) => ({ number: row.number, person: personIn(row, mapping) }))
  return (
    <div className={css['sampleFrame']}>
      <table className={css['sampleTable']}>
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
