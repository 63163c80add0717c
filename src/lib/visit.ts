import { type CampaignParameter, campaignIn } from './campaign.ts'
import { once } from './once.ts'
import { onSessionStorage } from './session-storage.ts'

/** What a visitor brought along: the ID of the visit, and the parameters of the campaign that led here. */
export type Visit = { tid: string | undefined; campaign: readonly CampaignParameter[] }

const KEY = 'visit'
const TID = 'tid'

/** The visit that an address names. An ID of `unknown` is none (spec §2). */
export function visitIn(query: URLSearchParams): Visit {
  const tid = query.get(TID)
  return { tid: tid && tid !== 'unknown' ? tid : undefined, campaign: campaignIn(query) }
}

/** The visit after a page was opened: each part is kept until a new one arrives (docs/decisions/visits.md). */
export const visitAfter = (kept: Visit, arrived: Visit): Visit => ({
  tid: arrived.tid ?? kept.tid,
  campaign: arrived.campaign.length > 0 ? arrived.campaign : kept.campaign,
})

const queryOf = ({ tid, campaign }: Visit) =>
  new URLSearchParams([
    ...(tid ? [[TID, tid]] : []),
    ...campaign.map(({ name, value }) => [name, value]),
  ]).toString()

/**
 * The visit of this tab. Each page is a document of its own, so it is kept for the next one; where the browser forbids
 * that, it lasts for this page. A page calls this when it starts.
 */
export const visit = once((): Visit => {
  // The address that the browser loaded the page from. The page may have changed it since.
  const [navigation] = performance.getEntriesByType('navigation')
  const arrived = visitIn(new URL(navigation?.name ?? location.href).searchParams)
  const kept = onSessionStorage((storage) => storage.getItem(KEY)) ?? ''
  const current = visitAfter(visitIn(new URLSearchParams(kept)), arrived)
  const text = queryOf(current)
  if (text !== kept) onSessionStorage((storage) => storage.setItem(KEY, text))
  return current
})
