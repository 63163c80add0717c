const here = globalThis.location?.origin ?? ''

/**
 * Settings that each deployment chooses. The defaults serve development and the demo, where stand-ins replace the
 * neighboring sites.
 */
export const config = {
  /** Its default is in .env, since index.html shows it too. */
  product: import.meta.env.VITE_PRODUCT,
  /** Sign-in page of the member portal. It takes `redirectTo` and sets the token cookie. */
  memberPortalLogin: import.meta.env.VITE_MEMBER_PORTAL_LOGIN ?? '/mocks/neighbours/portal.html',
  /** Domain of the token cookie, which the portal shares with us; undefined for this host only. */
  cookieDomain: import.meta.env.VITE_COOKIE_DOMAIN,
  /** The page of the payment provider that connects an account (OAuth 2), and what it calls this application. */
  paymentConnect: import.meta.env.VITE_PAYMENT_CONNECT_URL ?? '/mocks/neighbours/payments.html',
  paymentClientId: import.meta.env.VITE_PAYMENT_CLIENT_ID ?? 'demo-client',
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@example.com',
  supportPhone: import.meta.env.VITE_SUPPORT_PHONE ?? '(555) 010-0100',
  /** When support can be reached (spec §9). */
  supportHours: 'Mon–Fri 8am–9pm CT, Sat 8am–4:30pm CT',
  /** Origins of the third-party services. They default to our own, where the mock answers for them. */
  services: {
    content: import.meta.env.VITE_CONTENT_URL ?? here,
    geocoding: import.meta.env.VITE_GEOCODING_URL ?? here,
    leads: import.meta.env.VITE_LEADS_URL ?? here,
    search: import.meta.env.VITE_SEARCH_URL ?? here,
  },
  contentDataset: import.meta.env.VITE_CONTENT_DATASET ?? 'production',
  /** The keys are public, because every browser gets them. Restrict them to this site and to read access. */
  geocodingKey: import.meta.env.VITE_GEOCODING_KEY ?? 'demo-geocoding-key',
  searchAppId: import.meta.env.VITE_SEARCH_APP_ID ?? 'DEMO',
  searchKey: import.meta.env.VITE_SEARCH_KEY ?? 'demo-search-key',
  /** The lead service's IDs for our forms (spec §3). */
  leadForms: {
    accountCreation: import.meta.env.VITE_LEAD_FORM_ACCOUNT_CREATION ?? 'account-creation',
    classDate: import.meta.env.VITE_LEAD_FORM_CLASS_DATE ?? 'class-date',
    emailClassDetails: import.meta.env.VITE_LEAD_FORM_EMAIL_CLASS_DETAILS ?? 'email-class-details',
    getClassDetails: import.meta.env.VITE_LEAD_FORM_GET_CLASS_DETAILS ?? 'get-class-details',
    review: import.meta.env.VITE_LEAD_FORM_REVIEW ?? 'review',
    defaultLead: import.meta.env.VITE_LEAD_FORM_DEFAULT_LEAD ?? 'default-lead',
    footer: import.meta.env.VITE_LEAD_FORM_FOOTER ?? 'footer',
  },
  /** Whether an email address is passed on as a lead only if its owner asks for news: the opt-in alignment of spec §6. */
  leadsNeedOptIn: import.meta.env.VITE_LEAD_OPT_IN !== 'off',
  /** Past workshop courses and the page where one registers for such events now (spec §2). None by default. */
  workshopClasses: (import.meta.env.VITE_WORKSHOP_CLASSES ?? '').split(' ').filter(Boolean),
  workshopUrl: import.meta.env.VITE_WORKSHOP_URL,
  /** Where the location search leads: a path of ours, or the https address of another site. */
  academySearch: import.meta.env.VITE_ACADEMY_SEARCH_URL ?? '/instructor-search',
  /**
   * Map tiles: an address with `{z}`, `{x}` and `{y}`, and whom to credit. Without it the map draws the outlines of the
   * states. The content policy of the server must allow its origin in `img-src`.
   */
  mapTiles: import.meta.env.VITE_MAP_TILES,
  mapCredit: import.meta.env.VITE_MAP_CREDIT,
  /** Shows a place on a map. The address is added at the end. */
  mapUrl: import.meta.env.VITE_MAP_URL ?? 'https://www.google.com/maps/search/?api=1&query=',
  /** The sites that the check-in of events may be embedded from. The content policy of the server must name them too. */
  checkInHosts: (import.meta.env.VITE_CHECK_IN_HOSTS ?? 'events.example.com').split(' '),
}

export type LeadForm = keyof typeof config.leadForms
