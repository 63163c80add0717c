const KEY = 'portal-trip'
/** A sign-in rarely takes longer than this. A page that is opened later does not count as the return from it. */
const LONGEST = 10 * 60_000

/** Runs on the storage; undefined where it is forbidden. */
function onStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage)
  } catch {
    return undefined
  }
}

/** Remembers, for this tab, that a person went to the member portal, so that no page sends them there twice in a row. */
export const portalTrip = {
  begin: () => onStorage((storage) => storage.setItem(KEY, String(Date.now()))),
  end: () => onStorage((storage) => storage.removeItem(KEY)),
  isUnderWay: () => {
    const begun = Number(onStorage((storage) => storage.getItem(KEY)) ?? Number.NaN)
    return Math.abs(Date.now() - begun) < LONGEST
  },
}
