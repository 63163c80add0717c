/** The page of the stand-in checkout. It handles the links that lead to the real checkout in a deployment. */
export const CHECKOUT = '/mocks/neighbors/checkout.html'

/** Whether a path is a link to the checkout: `/register/{slug}/{course id}` (spec §2). */
export const isCheckout = (path: string) => /^\/register\/[^/]+\/[^/]+\/?$/.test(path)
