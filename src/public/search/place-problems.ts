/** Why a search has no place, and what stands below its field then. */
export const PLACE_PROBLEMS = {
  'not-a-zip': 'Type a ZIP code of five digits, such as 53703, or a city without numbers',
  'unknown-zip': 'We couldn’t find that ZIP code',
  'unknown-city': 'We have nothing in a city by that name. Check the spelling, or type a ZIP code',
  'several-cities': 'There is more than one city with that name. Choose one below',
} as const

export type PlaceProblem = keyof typeof PLACE_PROBLEMS
