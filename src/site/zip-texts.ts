/** Why a ZIP code leads nowhere. */
export const ZIP_TEXTS = {
  'not-a-zip': 'Type a ZIP code of five digits, such as 53703',
  'unknown-zip': 'We couldn’t find that ZIP code',
} as const
