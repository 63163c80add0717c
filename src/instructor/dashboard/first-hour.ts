import { onSessionStorage } from '../../lib/session-storage.ts'

const KEY = 'first-hour'

/** Remembers, for this tab, that an instructor is working through the steps of the first hour. */
export const firstHour = {
  begin: (userId: string) => onSessionStorage((storage) => storage.setItem(KEY, userId)),
  end: () => onSessionStorage((storage) => storage.removeItem(KEY)),
  // Someone else may have signed in to this tab since.
  isUnderWay: (userId: string) => onSessionStorage((storage) => storage.getItem(KEY)) === userId,
}
