import { useState } from 'react'
import { renderFailure } from '../../ui/render-failure.ts'
import { retryImport } from '../../lib/retry-import.ts'
import { formatDays } from '../../lib/venue-time.ts'
import plain from '../ui/plain.module.css'
import type { ClassDate } from './class-dates.ts'

type SaveDateProps = { date: ClassDate; place: string; path: string }

// Few visitors use it, so its code loads on the first click.
const load = retryImport(() => import('./save-date.ts'))

/** A button that saves a date as a calendar file. @param path of the class page @param place where the class is held */
export function SaveDate({ date, place, path }: SaveDateProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const save = () => {
    setHasFailed(false)
    return load().then(
      ({ saveDate }) => saveDate(date, place, path),
      () => setHasFailed(true),
    )
  }
  return (
    <>
      <button
        type="button"
        className={plain['link']}
        aria-label={`Add to calendar: ${formatDays(date.days)}`}
        onClick={() => void save()}
      >
        Add to calendar
      </button>
      {hasFailed && <span role="alert">{renderFailure.chunk}</span>}
    </>
  )
}
