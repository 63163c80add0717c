import { IconInfoCircle } from '@tabler/icons-react'
import { type Dispatch, memo, type Ref } from 'react'
import { rowAttributes } from '../../../ui/data-table/row-attributes.ts'
import { LONGEST } from '../../../domain/person-rules.ts'
import { FIELD_LABELS, type Field, FIELDS } from './rows/fields.ts'
import type { Line, UploadAction } from './rows/upload-state.ts'
import { RowStatus } from './RowStatus.tsx'
import css from './Rows.module.css'

type RowLineProps = Line & {
  index: number
  /** Distance from the top of a virtualized table, in pixels. */
  start: number | undefined
  measure: Ref<HTMLTableRowElement> | undefined
  isLocked: boolean
  dispatch: Dispatch<UploadAction>
}

/** One row: a field per cell with its error or note below, and what will happen to the row. */
export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { index, start, measure, isLocked, dispatch, ...line } = props
  const { row, kind } = line
  const isFixed = isLocked || kind === 'added' || kind === 'sending'
  return (
    <tr
      ref={measure}
      role="row"
      className={css['line']}
      {...rowAttributes(index, String(row.number), start)}
      data-kind={kind}
      aria-rowindex={index + 2}
    >
      <th role="rowheader" scope="row" className={css['number']}>
        <span className={css['rowWord']}>Row </span>
        {row.number}
      </th>
      {FIELDS.map((field) => (
        <Cell
          key={field}
          line={line}
          field={field}
          isFixed={isFixed}
          onChange={(value) => dispatch({ type: 'edit', number: row.number, values: { [field]: value } })}
        />
      ))}
      <td role="cell" className={css['status']}>
        <RowStatus line={line} isLocked={isLocked} dispatch={dispatch} />
      </td>
    </tr>
  )
})

type CellProps = {
  line: Line
  field: Field
  isFixed: boolean
  onChange: (value: string) => void
}

/** The DOM ID of a field. */
export const cellId = (number: number, field: Field) => `upload-${number}-${field}`

function Cell({ line: { row, check, kind }, field, isFixed, onChange }: CellProps) {
  const id = cellId(row.number, field)
  const error = check.state === 'fix' ? check.errors[field] : undefined
  const note = error || kind === 'skip' ? undefined : check.cellNotes[field]
  const value = row.values[field]
  return (
    <td role="cell" className={css['cell']} data-field={field}>
      {isFixed ? (
        <bdi>{value || '–'}</bdi>
      ) : (
        <input
          id={id}
          className={css['input']}
          dir="auto"
          aria-label={`${FIELD_LABELS[field]}, row ${row.number}`}
          aria-invalid={error !== undefined}
          aria-describedby={error || note ? `${id}-text` : undefined}
          placeholder={FIELD_LABELS[field]}
          autoComplete="off"
          autoCapitalize={field === 'email' ? 'none' : undefined}
          spellCheck={false}
          inputMode={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
          maxLength={Math.max(LONGEST[field], value.length)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {(error ?? note) && !isFixed && (
        <span id={`${id}-text`} className={css[error ? 'error' : 'cellNote']}>
          {!error && <IconInfoCircle size={14} aria-hidden />}
          {error ?? note}
        </span>
      )}
    </td>
  )
}
