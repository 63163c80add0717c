/** The page of the stand-in checkout, which answers the links that the checkout of a deployment would. */
export const CHECKOUT = '/mocks/neighbours/checkout.html'

/** Whether a path is a link to the checkout: `/register/{slug}/{course id}` (spec §2). */
export const isCheckout = (path: string) => /^\/register\/[^/]+\/[^/]+\/?$/.test(path)
