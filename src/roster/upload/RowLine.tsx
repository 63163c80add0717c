import { type Dispatch, memo, type Ref } from 'react'
import { LONGEST } from '../../lib/person-rules.ts'
import { cellId, FIELD_LABELS, type Field, FIELDS } from './columns.ts'
import { RowFate } from './RowFate.tsx'
import classes from './Rows.module.css'
import type { Line, UploadAction } from './upload-state.ts'

type RowLineProps = {
  line: Line
  index: number
  /** Where it stands in a virtual table, in pixels. */
  start: number | undefined
  measure: Ref<HTMLTableRowElement> | undefined
  isLocked: boolean
  dispatch: Dispatch<UploadAction>
}

/** One row: a field a cell, what is wrong under it, and what will become of the row. */
export const RowLine = memo(
  function RowLine({ line, index, start, measure, isLocked, dispatch }: RowLineProps) {
    const { row, kind } = line
    const isFixed = isLocked || kind === 'added' || kind === 'sending'
    return (
      <tr
        ref={measure}
        role="row"
        className={classes['line']}
        data-index={index}
        data-kind={kind}
        aria-rowindex={index + 2}
        {...(start !== undefined && { style: { transform: `translateY(${start}px)` } })}
      >
        <th role="rowheader" scope="row" className={classes['number']}>
          <span className={classes['rowWord']}>Row </span>
          {row.number}
        </th>
        {FIELDS.map((field) => (
          <Cell
            key={field}
            line={line}
            field={field}
            isFixed={isFixed}
            onChange={(value) => dispatch({ type: 'edit', number: row.number, field, value })}
          />
        ))}
        <td role="cell" className={classes['fate']}>
          <RowFate line={line} isLocked={isLocked} dispatch={dispatch} />
        </td>
      </tr>
    )
  },
  (before, after) =>
    before.line.row === after.line.row &&
    before.index === after.index &&
    before.start === after.start &&
    before.isLocked === after.isLocked &&
    JSON.stringify(before.line.check) === JSON.stringify(after.line.check) &&
    before.line.kind === after.line.kind,
)

type CellProps = {
  line: Line
  field: Field
  isFixed: boolean
  onChange: (value: string) => void
}

function Cell({ line: { row, check }, field, isFixed, onChange }: CellProps) {
  const id = cellId(row.number, field)
  const error = check.state === 'fix' ? check.errors[field] : undefined
  const value = row.values[field]
  return (
    <td role="cell" className={classes['cell']} data-field={field}>
      {isFixed ? (
        <bdi>{value || '–'}</bdi>
      ) : (
        <input
          id={id}
          className={classes['input']}
          dir="auto"
          aria-label={`${FIELD_LABELS[field]}, row ${row.number}`}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
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
      {error && !isFixed && (
        <span id={`${id}-error`} className={classes['error']}>
          {error}
        </span>
      )}
    </td>
  )
}
