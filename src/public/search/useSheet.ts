import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { searchAddress, type SearchState } from './search-state.ts'

/** The state of the history entry of an open sheet: the search over which it was opened. */
type Sheet = { sheetOver?: string } | null

/** How to show another search while the sheet is open, or not. An open one is one entry in the history, so Back leaves it. */
export function useSheetOptions(): NavigateOptions | undefined {
  const { state } = useLocation() as { state: Sheet }
  return state?.sheetOver === undefined ? undefined : { replace: true, state }
}

/** The sheet of the filters: Back closes it without its choices, all else with them. */
export function useSheet(search: SearchState) {
  const { state } = useLocation() as { state: Sheet }
  const options = useSheetOptions()
  const navigate = useNavigate()
  const address = searchAddress(search)
  return {
    isOpen: options !== undefined,
    open: () => void navigate(address, { state: { sheetOver: address } satisfies Sheet }),
    close: () => void (state?.sheetOver === address ? navigate(-1) : navigate(address, { replace: true })),
    show: (other: SearchState) => void navigate(searchAddress({ ...other, page: 1 }), options),
  }
}
