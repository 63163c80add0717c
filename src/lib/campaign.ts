export type CampaignParameter = { name: string; value: string }

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
/** The contract takes no longer one. */
const LONGEST = 500

/** The campaign parameters of a URL, and no other parameters. A value that could be an email address is left out. */
export const campaignIn = ({ searchParams }: URL): CampaignParameter[] =>
  NAMES.flatMap((name) => {
    const value = searchParams.get(name)
    return value && value.length <= LONGEST && !value.includes('@') ? [{ name, value }] : []
  })

/** The campaign parameters that the visitor arrived with: those of the URL that the browser loaded the page from. */
export function campaignOfVisit(): CampaignParameter[] {
  const [arrival] = performance.getEntriesByType('navigation')
  return campaignIn(new URL(arrival?.name ?? location.href))
}
