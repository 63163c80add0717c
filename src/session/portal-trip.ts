import { onSessionStorage } from '../lib/session-storage.ts'

const KEY = 'portal-trip'
/** A sign-in rarely takes longer than this. A page that is opened later does not count as the return from it. */
const LONGEST = 10 * 60_000

/** Remembers, for this tab, that a person went to the member portal, so that no page sends them there twice in a row. */
export const portalTrip = {
  begin: () => onSessionStorage((storage) => storage.setItem(KEY, String(Date.now()))),
  end: () => onSessionStorage((storage) => storage.removeItem(KEY)),
  isUnderWay: () => {
    const begun = Number(onSessionStorage((storage) => storage.getItem(KEY)) ?? Number.NaN)
    return Math.abs(Date.now() - begun) < LONGEST
  },
}
