import { useEffect, useRef } from 'react'
import { later } from '../../ui/later.tsx'
import { plural } from '../../lib/words.ts'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import plain from '../ui/plain.module.css'
import { FilterFields, type FiltersProps } from './FilterFields.tsx'
import css from './Filters.module.css'
import fold from './Fold.module.css'
import type { FilterSheetProps } from './FilterSheet.tsx'
import { filtersIn } from './narrowing.ts'
import { NO_FILTER } from './Narrowings.tsx'
import { FORM, toResults } from './useSearch.ts'
import { OPENER, useSheet } from './useSheet.ts'

/** Without them, the form of the search would have no filter while there is no sheet. */
const Meanwhile = (fields: FiltersProps) => (
  <div hidden>
    <FilterFields {...fields} />
  </div>
)

const FilterSheet = later<FilterSheetProps>(
  async () => (await import('./FilterSheet.tsx')).FilterSheet,
  Meanwhile,
  ({ onClose, onRetry, isTrying, ...fields }) => (
    <>
      <Meanwhile {...fields} />
      <div className={`${plain['card']} ${plain['corner']}`}>
        <NotLoaded onRetry={onRetry} isTrying={isTrying} onDismiss={onClose} />
      </div>
    </>
  ),
)

/**
 * The filters: a column beside the results, or a sheet over them that ends there. Without a script the sheet is a part of
 * the page that opens.
 */
export function Filters(props: FiltersProps) {
  const { state, results, isOld } = props
  const { isOpen, open, close, show } = useSheet(state)
  const leadsToResults = useRef(false)
  useEffect(() => {
    if (isOpen || !leadsToResults.current) return
    leadsToResults.current = false
    toResults()
  }, [isOpen])
  const active = filtersIn(state).length
  const label = results && !isOld ? `Show ${plural(results.total, 'result')}` : 'Show results'
  return (
    <>
      <details className={`${fold['fold']} ${state.isMapOpen ? '' : css['beside']}`}>
        <summary
          id={OPENER}
          onClick={(event) => {
            // Whoever opened it before the script came may close it.
            if (event.currentTarget.closest('details')?.open) return
            event.preventDefault()
            open()
          }}
        >
          {active ? `Filters (${active})` : 'Filters'}
        </summary>
        {!isOpen && (
          <div className={css['groups']}>
            <FilterFields {...props} />
            <button type="submit" form={FORM} className={`${plain['button']} ${css['apply']}`}>
              {label}
            </button>
          </div>
        )}
      </details>
      {isOpen && (
        <FilterSheet
          {...props}
          label={label}
          onClear={active ? () => show({ ...state, ...NO_FILTER }) : undefined}
          onClose={close}
          onShow={() => {
            leadsToResults.current = true
            close()
          }}
        />
      )}
    </>
  )
}
