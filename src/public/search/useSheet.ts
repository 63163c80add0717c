import { go, type GoOptions, useAddress } from '../ui/address.ts'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import { searchAddress, type SearchState } from './search-state.ts'

/** The ID of what opens the sheet. */
export const OPENER = 'filters'

/** The state of the history entry of an open sheet: the search over which it was opened. */
type Sheet = { sheetOver?: string } | null

/** How to show another search, with the sheet open or closed. An open sheet is one history entry, so Back closes it. */
export function useSheetOptions(): GoOptions | undefined {
  const { state } = useAddress() as { state: Sheet }
  return state?.sheetOver === undefined ? undefined : { replace: true, state }
}

/** The sheet of the filters: Back closes it without its choices, all else with them. */
export function useSheet(search: SearchState) {
  const { state } = useAddress() as { state: Sheet }
  const options = useSheetOptions()
  const address = searchAddress(search)
  // The history entry outlasts a reload, and the document knows nothing of it.
  const isHydrated = useIsHydrated()
  return {
    isOpen: isHydrated && options !== undefined,
    open: () => go(address, { state: { sheetOver: address } satisfies Sheet }),
    close: () => (state?.sheetOver === address ? history.back() : go(address, { replace: true })),
    show: (other: SearchState) => go(searchAddress({ ...other, page: 1 }), options),
  }
}
