// What every host of the application sends with its answers. Nothing here knows about a server, so that whatever serves
// pages can take it: the document server, the mock while it builds, a proxy's configuration that copies it.

/** The built pages have this text where each answer puts its nonce. */
export const NONCE = '__CSP_NONCE__'

/**
 * The content security policy of a page.
 * @param frames the sites that a page may embed, separated by spaces: `https://events.example.com`
 */
export const contentPolicy = (nonce: string, frames: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')

/** What goes with every page, beside the policy. */
export const DOCUMENT_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/**
 * What goes with every other file. A browser takes its policies from the page: on a script, a style or an image it ignores
 * them, and only looks at the type of the file and at who may embed it.
 */
export const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** A worker is no part of the page: without a policy on its own script it may connect to anywhere. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'"
