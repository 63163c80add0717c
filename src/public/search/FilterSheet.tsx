import { useRef } from 'react'
import plain from '../ui/plain.module.css'
import { PlainDialog } from '../ui/PlainDialog.tsx'
import { FilterFields, type FiltersProps } from './FilterFields.tsx'
import css from './FilterSheet.module.css'
import { OPENER } from './useSheet.ts'

export type FilterSheetProps = FiltersProps & {
  /** What the button at the end says. */
  label: string
  /** Undefined if there is no filter. */
  onClear: (() => void) | undefined
  onClose: () => void
  /** Closes the sheet and goes to the results. */
  onShow: () => void
}

/** The filters over the results, for a screen without room beside them. */
export function FilterSheet({ label, onClear, onClose, onShow, ...fields }: FilterSheetProps) {
  const show = useRef<HTMLButtonElement>(null)
  return (
    <PlainDialog title="Filters" onClose={onClose} opener={`#${OPENER}`}>
      <div className={css['sheet']}>
        <FilterFields {...fields} />
        <div className={css['end']}>
          {onClear && (
            <button
              type="button"
              className={plain['link']}
              onClick={() => {
                // This button goes with the filters.
                show.current?.focus()
                onClear()
              }}
            >
              Clear filters
            </button>
          )}
          <button type="button" ref={show} className={plain['button']} onClick={onShow}>
            {label}
          </button>
        </div>
      </div>
    </PlainDialog>
  )
}
