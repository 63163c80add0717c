export type CampaignParameter = { name: string; value: string }

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
/** The contract takes no longer one. */
const LONGEST = 500

/** The campaign parameters of an address. Other parameters are nobody's business, and an address in one is left out. */
export const campaignIn = ({ searchParams }: URL): CampaignParameter[] =>
  NAMES.flatMap((name) => {
    const value = searchParams.get(name)
    return value && value.length <= LONGEST && !value.includes('@') ? [{ name, value }] : []
  })

/** The campaign parameters that the visitor arrived with. The document knows its first address, whatever came after it. */
export function campaignOfVisit(): CampaignParameter[] {
  const [arrival] = performance.getEntriesByType('navigation')
  return campaignIn(new URL(arrival?.name ?? location.href))
}
