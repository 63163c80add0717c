import { csvOf } from '../../../../lib/csv.ts'
import { FIELD_LABELS, FIELDS } from './fields.ts'
import { isLeft, type Line } from './upload-state.ts'

const HEAD = [...FIELDS.map((field) => FIELD_LABELS[field]), 'Row', 'Problem']

const problemOf = ({ row: { progress }, check: { errors } }: Line) =>
  progress.state === 'failed'
    ? progress.message
    : FIELDS.flatMap((field) => (errors[field] ? [`${FIELD_LABELS[field]}: ${errors[field]}`] : [])).join(
        '; ',
      )

/** A file with the students who were not added and the reasons. It can be uploaded again. */
export const notAddedCsv = (lines: readonly Line[]) =>
  csvOf([
    HEAD,
    ...lines
      .filter(isLeft)
      .map((line) => [
        ...FIELDS.map((field) => line.row.values[field]),
        String(line.row.number),
        problemOf(line),
      ]),
  ])
