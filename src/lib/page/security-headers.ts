// What every host of the application sends with its answers. Nothing here knows about a server, so that whatever serves
// pages can take it: the document server, the mock while it builds, a proxy's configuration that copies it.

/** The built page of the instructors has this text where each answer puts its nonce. */
export const NONCE = '__CSP_NONCE__'

/** The other origins that a page may use. Its own is always allowed. */
export type Sources = {
  /** Services that it calls. */
  connect: readonly string[]
  images: readonly string[]
  /** Sites that it may embed. */
  frames: readonly string[]
}

/** For a page that uses nothing but its own origin. */
export const OWN_ORIGIN: Sources = { connect: [], images: [], frames: [] }

/** What makes the inline styles and scripts of a page its own: `nonce-…` of one answer, or `sha256-…` of their text. */
export type Inline = { styles: readonly string[]; scripts?: readonly string[] }

const sources = (all: readonly string[]) => all.map((one) => ` '${one}'`).join('')

/** The content security policy of a page. */
export const contentPolicy = ({ styles, scripts = [] }: Inline, { connect, images, frames }: Sources) =>
  [
    "default-src 'none'",
    `script-src 'self'${sources(scripts)}`,
    `style-src-elem 'self'${sources(styles)}`,
    "style-src-attr 'none'",
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    `frame-src ${frames.join(' ') || "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')

/**
 * What goes with every answer. A browser takes its other policies from the page: on a script, a style or an image it only
 * looks at the type of the file, at who may embed it, and at whether the site may be reached without HTTPS.
 */
export const EVERY_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** What goes with every page, beside the policy. */
export const DOCUMENT_HEADERS = {
  ...EVERY_HEADERS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': [
    ...[
      'accelerometer',
      'camera',
      'display-capture',
      'gyroscope',
      'magnetometer',
      'microphone',
      'midi',
      'payment',
      'usb',
    ].map((feature) => `${feature}=()`),
    // For a visitor who looks for classes around them.
    'geolocation=(self)',
  ].join(', '),
}

/** What goes with an answer that is no page and no file: a refusal, or an answer for a program. */
export const PLAIN_HEADERS = {
  ...EVERY_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

/** A worker is no part of the page: without a policy on its own script it may connect to anywhere. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'"
