import { once } from './once.ts'

const dollars = once(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }))

/** Formats US dollars; 0 is `Free`. */
export const formatPrice = (price: number) =>
  price === 0 ? 'Free' : dollars().format(price).replace(/\.00$/, '')
