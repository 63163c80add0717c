// What a visitor can choose in each form that begins a search, also on pages that know nothing else about the search.
import { formatPrice } from '../../lib/money.ts'

/** Limits of the price in US dollars. */
export const PRICES = [50, 100, 150, 200, 300]

/** `Up to $100` */
export const upTo = (price: number) => `Up to ${formatPrice(price)}`

/** Days that move with the calendar, by their name in the address. */
export const SPANS = {
  weekend: 'This weekend',
  'next-weekend': 'Next weekend',
  month: 'Next 30 days',
} as const
export type Span = keyof typeof SPANS

/** What stands in place of a ZIP code or city in a search around the visitor. */
export const YOUR_LOCATION = 'Your location'
