export type CampaignParameter = { name: string; value: string }

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
/** The contract takes no longer one. */
const LONGEST = 500

/** The campaign parameters of a query, and no other parameters. A value that could be an email address is left out. */
export const campaignIn = (query: URLSearchParams): CampaignParameter[] =>
  NAMES.flatMap((name) => {
    const value = query.get(name)
    return value && value.length <= LONGEST && !value.includes('@') ? [{ name, value }] : []
  })
