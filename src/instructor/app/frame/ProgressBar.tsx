import { useDebouncedValue } from '@mantine/hooks'
import css from './ProgressBar.module.css'

/** Milliseconds. Anything faster needs no bar, and most of the rest no words. */
const SHOWN_AFTER = 300
const SAID_AFTER = 1000

/** A thin bar at the top while a page takes its time to load. It has no value, because the duration is unknown. */
export function ProgressBar({ isMoving }: { isMoving: boolean }) {
  const [wasMoving] = useDebouncedValue(isMoving, SHOWN_AFTER)
  const [isLong] = useDebouncedValue(isMoving, SAID_AFTER)
  if (!isMoving || !wasMoving) return null
  return (
    <>
      <div role="progressbar" aria-label="Loading the page" className={css['bar']} />
      {isLong && (
        <p className={css['words']} aria-hidden>
          Loading the page …
        </p>
      )}
    </>
  )
}
