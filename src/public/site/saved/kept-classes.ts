// The courses that a visitor saved or looked at, by their ids and on this device only.
import { useSyncExternalStore } from 'react'
import { keptList } from '../../../lib/kept-list.ts'

export const savedClasses = keptList('saved-classes', 24)
export const viewedClasses = keptList('viewed-classes', 6)

export const useIsSaved = (id: string) =>
  useSyncExternalStore(savedClasses.watch, () => savedClasses.read().includes(id))
