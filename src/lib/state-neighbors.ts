/** Which states share a border, by abbreviation. Each line names a state and those of its neighbors that come after it. */
const BORDERS = `
AL FL GA MS TN|AR LA MO MS OK TN TX|AZ CA CO NM NV UT|CA NV OR|CO KS NE NM OK UT WY|CT MA NY RI|DC MD VA|DE MD NJ PA|FL GA
GA NC SC TN|IA IL MN MO NE SD WI|ID MT NV OR UT WA WY|IL IN KY MO WI|IN KY MI OH|KS MO NE OK|KY MO OH TN VA WV|LA MS TX
MA NH NY RI VT|MD PA VA WV|ME NH|MI OH WI|MN ND SD WI|MO NE OK TN|MS TN|MT ND SD WY|NC SC TN VA|ND SD|NE SD WY|NH VT|NJ NY PA
NM OK TX UT|NV OR UT|NY PA VT|OH PA WV|OK TX|OR WA|PA WV|SD WY|TN VA|UT WY|VA WV`

const neighbors = new Map<string, string[]>()
const add = (state: string, other: string) => neighbors.set(state, [...(neighbors.get(state) ?? []), other])
for (const line of BORDERS.trim().split(/[|\n]/)) {
  const [state = '', ...others] = line.split(' ')
  for (const other of others) {
    add(state, other)
    add(other, state)
  }
}

/** The states that border on a state, by abbreviation; none for an island. */
export const neighborsOf = (state: string): readonly string[] => neighbors.get(state)?.toSorted() ?? []
