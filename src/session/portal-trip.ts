const KEY = 'portal-trip'
/** A sign-in rarely takes longer. After that, the next one is not taken for its return. */
const LONGEST = 10 * 60_000

/** Runs on the storage; undefined where it is forbidden. */
function onStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage)
  } catch {
    return undefined
  }
}

/** Remembers, for this tab, that a person went to the member portal to sign in: a page must not send them there twice. */
export const portalTrip = {
  begin: () => onStorage((storage) => storage.setItem(KEY, String(Date.now()))),
  end: () => onStorage((storage) => storage.removeItem(KEY)),
  isUnderWay: () => {
    const begun = Number(onStorage((storage) => storage.getItem(KEY)) ?? Number.NaN)
    return Math.abs(Date.now() - begun) < LONGEST
  },
}
