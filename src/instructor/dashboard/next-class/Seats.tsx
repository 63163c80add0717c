import { Text } from '@mantine/core'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { seatWords } from '../class-lists.ts'
import css from './NextClass.module.css'

/** The seats of a class, as a bar and in words. */
export function Seats({ occurrence }: { occurrence: OccurrenceResource }) {
  const { capacity, numberOfRegistrants } = occurrence.attributes
  const taken = Math.min(100, (100 * numberOfRegistrants) / capacity)
  return (
    <>
      <div className={css['bar']} aria-hidden>
        <div style={{ width: `${taken}%` }} />
      </div>
      <Text>{seatWords(occurrence)}</Text>
    </>
  )
}
