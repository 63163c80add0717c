import { STAND_INS } from '../../src/settings.ts'

/** Where `npm run build` puts what the tests of a deployment run. */
export const BUILT = 'dist/production-test'

type Origins = {
  /** Our own origin, as visitors see it. */
  site: string
  api: string
  /** The services; by default beside the API. */
  services?: string
}

/** A complete environment of a deployment in which the mock answers for the API and the services. */
export const environmentOf = ({ site, api, services = api }: Origins): Record<string, string> => ({
  ...STAND_INS,
  SITE_ORIGIN: site,
  API_ORIGIN: api,
  VITE_PRODUCT: 'Anchor & Co',
  VITE_MEMBER_PORTAL_LOGIN: `${services}/portal`,
  VITE_MEMBER_SITE: `${services}/member`,
  VITE_CHECKOUT_URL: services,
  VITE_PAYMENT_CONNECT_URL: `${services}/payments`,
  VITE_CONTENT_URL: services,
  VITE_GEOCODING_URL: services,
  VITE_LEADS_URL: services,
  VITE_PICTURE_URL: `${services}/scaled/{width}.webp?of={url}`,
  VITE_SEARCH_URL: services,
})
