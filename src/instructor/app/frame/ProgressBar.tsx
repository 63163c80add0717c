import { useDebouncedValue } from '@mantine/hooks'
import css from './ProgressBar.module.css'

/** Milliseconds. Anything faster needs no bar. */
const SHOWN_AFTER = 300

/** A thin bar at the top while a page takes its time to load. It has no value, because the duration is unknown. */
export function ProgressBar({ isMoving }: { isMoving: boolean }) {
  const [wasMoving] = useDebouncedValue(isMoving, SHOWN_AFTER)
  return (
    isMoving && wasMoving && <div role="progressbar" aria-label="Loading the page" className={css['bar']} />
  )
}
