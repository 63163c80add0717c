import { type ReactNode, useSyncExternalStore } from 'react'
import { type BenchTable, enter, numberIn, one } from '../table/bench-table.ts'
import { rows } from '../table/rows.ts'
import { Marks } from '../../../src/instructor/roster/results/marks.ts'
import { STATUSES } from '../../../src/instructor/roster/results/statuses.ts'

/** Results live outside the peers too, so that a mark never rebuilds their rows. */
export const marks = new Marks()
marks.setRegistrants(rows.map(({ id }) => id))

/** Pixels, like our rows. */
export const ROW_HEIGHT = 85

/** The result of one student. */
export function StatusSelect({ id, name }: { id: string; name: string }) {
  const status = useSyncExternalStore(marks.subscribe, () => marks.of(id).status)
  return (
    <select
      aria-label={`Result of ${name}`}
      value={status ?? ''}
      onChange={(event) =>
        marks.setStatus(id, STATUSES.find((one) => one.status === event.currentTarget.value)?.status)
      }
    >
      <option value="">Choose</option>
      {STATUSES.map(({ status: value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

type FrameProps = {
  checked: number
  shown: number
  onFilter: (text: string) => void
  /** The IDs of the checked students. */
  checkedIds: () => string[]
  children: ReactNode
}

/** The frame around a peer: filter, bulk bar and tally. */
export function Frame({ checked, shown, onFilter, checkedIds, children }: FrameProps) {
  const { tally, total } = useSyncExternalStore(marks.subscribe, marks.summarize)
  const setPassed = () => marks.setStatuses(checkedIds(), 'PASSED')
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100vh', width: 1240 }}>
      <div style={{ display: 'flex', gap: 16, height: 52 }}>
        <input aria-label="Filter students" onChange={(event) => onFilter(event.currentTarget.value)} />
        <output id="shown">{shown}</output>
        <output id="checked">{checked}</output>
        <button id="set-passed" type="button" onClick={setPassed}>
          Passed
        </button>
      </div>
      <div style={{ height: 'calc(100vh - 104px)' }}>{children}</div>
      <div style={{ height: 52 }}>
        <output id="blank">{tally.blank}</output> of {total}
      </div>
    </div>
  )
}

/** The parts all peers share. */
export const frame: Pick<BenchTable, 'setPassed' | 'setStatus' | 'statusOf' | 'checked' | 'blank' | 'shown'> =
  {
    setPassed: () => one('#set-passed'),
    setStatus: (row, status) => enter(one('select', row) as HTMLSelectElement, status),
    statusOf: (row) => (one('select', row) as HTMLSelectElement | null)?.value,
    checked: () => numberIn('#checked'),
    blank: () => numberIn('#blank'),
    shown: () => numberIn('#shown'),
  }
