/** The text for each reason why a ZIP code cannot be used. */
export const ZIP_TEXTS = {
  'not-a-zip': 'Type a ZIP code of five digits, such as 53703',
  'unknown-zip': 'We couldn’t find that ZIP code',
} as const
