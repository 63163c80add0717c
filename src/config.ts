import { CHECK_IN_STAND_IN, publicVariables, STAND_INS } from './settings.ts'

/** What our document server wrote into this page; nothing on a host without it. */
const written = () =>
  JSON.parse(document.getElementById('config')?.textContent || '{}') as Partial<ImportMetaEnv>

/**
 * The public variables of this deployment. The document server reads them from its environment when it starts and passes
 * them on in each page, so that one build serves every stage.
 */
export const settings: Partial<ImportMetaEnv> =
  typeof document === 'undefined' ? publicVariables(process.env) : written()

/** A build brings values too, for hosts without the document server. */
const env = { ...STAND_INS, ...import.meta.env, ...settings }

const here = globalThis.location?.origin ?? ''

/** What each deployment chooses, by the names that the code uses; deploy/README.md explains each variable. */
export const config = {
  /** Its stand-in is in .env, since index.html shows it too. */
  product: env.VITE_PRODUCT,
  /** What error reports call this build (spec §9). */
  release: `${env.VITE_PRODUCT} v${env.VITE_VERSION ?? '0.0.0'}`,
  /** The stage that error reports name (spec §9). */
  environment: env.VITE_ENVIRONMENT ?? 'production',
  /** Sign-in page of the member portal. It takes `redirectTo` and sets the token cookie. */
  memberPortalLogin: env.VITE_MEMBER_PORTAL_LOGIN,
  /** Where the member site is, whose pages the sub-menu names (spec §2). The name of a page is added at the end. */
  memberSite: env.VITE_MEMBER_SITE,
  /** Origin of the checkout, to which our links `/register/…` lead on; empty in the demo, which answers them. */
  checkout: env.VITE_CHECKOUT_URL,
  /** Domain of the token cookie, which the portal shares with us; undefined for this host only. */
  cookieDomain: env.VITE_COOKIE_DOMAIN,
  /** The page of the payment provider that connects an account (OAuth 2), and what it calls this application. */
  paymentConnect: env.VITE_PAYMENT_CONNECT_URL,
  paymentClientId: env.VITE_PAYMENT_CLIENT_ID,
  supportEmail: env.VITE_SUPPORT_EMAIL,
  supportPhone: env.VITE_SUPPORT_PHONE,
  /** When support can be reached (spec §9). */
  supportHours: 'Mon–Fri 8am–9pm CT, Sat 8am–4:30pm CT',
  /** Origins of the third-party services. They default to our own, where the mock answers for them. */
  services: {
    content: env.VITE_CONTENT_URL || here,
    geocoding: env.VITE_GEOCODING_URL || here,
    leads: env.VITE_LEADS_URL || here,
    search: env.VITE_SEARCH_URL || here,
  },
  /** The image service: an address with `{width}` in pixels, and `{url}` for the address of the original. */
  pictureUrl: env.VITE_PICTURE_URL,
  /** The picture of a link in a chat, as JPEG or PNG: an address with `{url}`. Without it, every link has the one of the site. */
  previewUrl: env.VITE_PREVIEW_URL,
  contentDataset: env.VITE_CONTENT_DATASET ?? 'production',
  /** The keys are public, because every browser gets them. Restrict them to this site and to read access. */
  geocodingKey: env.VITE_GEOCODING_KEY,
  searchAppId: env.VITE_SEARCH_APP_ID,
  searchKey: env.VITE_SEARCH_KEY,
  /** The lead service's IDs for our forms (spec §3). */
  leadForms: {
    accountCreation: env.VITE_LEAD_FORM_ACCOUNT_CREATION,
    classDate: env.VITE_LEAD_FORM_CLASS_DATE,
    emailClassDetails: env.VITE_LEAD_FORM_EMAIL_CLASS_DETAILS,
    getClassDetails: env.VITE_LEAD_FORM_GET_CLASS_DETAILS,
    review: env.VITE_LEAD_FORM_REVIEW,
    defaultLead: env.VITE_LEAD_FORM_DEFAULT_LEAD,
    footer: env.VITE_LEAD_FORM_FOOTER,
  },
  /** Whether an email address is passed on as a lead only if its owner asks for news: the opt-in alignment of spec §6. */
  leadsNeedOptIn: env.VITE_LEAD_OPT_IN !== 'off',
  /** Past workshop courses and the page where one registers for such events now (spec §2). None by default. */
  workshopClasses: (env.VITE_WORKSHOP_CLASSES ?? '').split(' ').filter(Boolean),
  workshopUrl: env.VITE_WORKSHOP_URL,
  /** Whether public pages show a button for the search overlay; hidden by default (spec §2). */
  hasSearchButton: env.VITE_SEARCH_BUTTON === 'on',
  /** Where the location search leads: a path of ours, or the https address of another site. */
  academySearch: env.VITE_ACADEMY_SEARCH_URL ?? '/instructor-search?type=classes',
  /**
   * Map tiles: an address with `{z}`, `{x}` and `{y}`, and whom to credit. Without it the map draws the outlines of the
   * states.
   */
  mapTiles: env.VITE_MAP_TILES,
  mapCredit: env.VITE_MAP_CREDIT,
  /** Where pages report how quick they were for their visitors; by default nowhere. */
  vitalsUrl: env.VITE_VITALS_URL,
  /** Shows a place on a map. The address is added at the end. */
  mapUrl: env.VITE_MAP_URL ?? 'https://www.google.com/maps/search/?api=1&query=',
  /** The sites that the check-in of events may be embedded from. */
  checkInHosts: env.VITE_CHECK_IN_HOSTS.split(' '),
  checkInStandIn: env.VITE_CHECK_IN_HOSTS === STAND_INS.VITE_CHECK_IN_HOSTS ? CHECK_IN_STAND_IN : undefined,
}

export type LeadForm = keyof typeof config.leadForms
