// Plain TypeScript: the tools run it without a build.

/**
 * What development and the demo use in place of the neighboring sites and services. A deployment must set each of these
 * variables, or its visitors would be sent to the demo: the document server does not start without them.
 */
export const STAND_INS = {
  VITE_MEMBER_PORTAL_LOGIN: '/mocks/neighbors/portal.html',
  VITE_MEMBER_SITE: '/mocks/neighbors/member.html#',
  VITE_PAYMENT_CONNECT_URL: '/mocks/neighbors/payments.html',
  VITE_PAYMENT_CLIENT_ID: 'demo-client',
  VITE_SUPPORT_EMAIL: 'support@example.com',
  VITE_SUPPORT_PHONE: '(555) 010-0100',
  /** Empty for our own origin, where the mock answers for the services too. */
  VITE_CHECKOUT_URL: '',
  VITE_CONTENT_URL: '',
  VITE_GEOCODING_URL: '',
  VITE_LEADS_URL: '',
  VITE_SEARCH_URL: '',
  /** The mock answers for the image service too. */
  VITE_PICTURE_URL: '/scaled/{width}.webp?of={url}',
  VITE_GEOCODING_KEY: 'demo-geocoding-key',
  VITE_SEARCH_APP_ID: 'DEMO',
  VITE_SEARCH_KEY: 'demo-search-key',
  VITE_LEAD_FORM_ACCOUNT_CREATION: 'account-creation',
  VITE_LEAD_FORM_CLASS_DATE: 'class-date',
  VITE_LEAD_FORM_EMAIL_CLASS_DETAILS: 'email-class-details',
  VITE_LEAD_FORM_GET_CLASS_DETAILS: 'get-class-details',
  VITE_LEAD_FORM_REVIEW: 'review',
  VITE_LEAD_FORM_DEFAULT_LEAD: 'default-lead',
  VITE_LEAD_FORM_FOOTER: 'footer',
  VITE_CHECK_IN_HOSTS: 'events.example.com',
}

/** The demo shows this page in place of the check-in that the server names, whose site does not exist. */
export const CHECK_IN_STAND_IN = '/mocks/neighbors/check-in.html'

type Variables = Readonly<Record<string, string | undefined>>

/** The variables that a deployment must set, and has not. */
export const missingIn = (env: Variables): string[] =>
  ['VITE_PRODUCT', ...Object.keys(STAND_INS)].filter((name) => !env[name])

/** The variables that pages may see: those whose names begin with `VITE_`. An empty one counts as not set. */
export const publicVariables = (env: Variables): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith('VITE_') && value ? [[name, value]] : [],
    ),
  )
