import { useDebouncedValue } from '@mantine/hooks'
import classes from './ProgressBar.module.css'

/** Milliseconds. What is faster needs no bar. */
const SHOWN_AFTER = 300

/** A thin bar above everything while a page takes its time. Nobody knows how long, so it has no value. */
export function ProgressBar({ isMoving }: { isMoving: boolean }) {
  const [wasMoving] = useDebouncedValue(isMoving, SHOWN_AFTER)
  return (
    isMoving &&
    wasMoving && <div role="progressbar" aria-label="Loading the page" className={classes['bar']} />
  )
}
