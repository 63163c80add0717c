import { missingIn } from '../../settings.ts'

/** The variables that the document server reads when it starts, in addition to the public ones of config.ts. */
export type Environment = {
  /** Our own origin, as visitors see it. */
  site: string
  api: string
  port: number
  /** Of the metrics; none by default. */
  metricsPort: number | undefined
  /** More origins that pages may call or load images from. */
  connect: string[]
  images: string[]
  /** Whether pages are kept. Off behind a cache that a backend purges, which would be given the old page again. */
  isKeeping: boolean
}

const HOST = String.raw`[\w.-]+(:\d+)?`
const whole = (pattern: string) => new RegExp(`^${pattern}$`)
const list = (pattern: string) => whole(`${pattern}( ${pattern})*`)

// Strict, because most of these end up in the content security policy, and URL accepts hosts such as `*;`.
const ORIGIN = { pattern: whole(`https?://${HOST}`), what: 'an origin such as https://training.example.com' }
const ORIGINS = { pattern: list(`https?://${HOST}`), what: 'origins with a space between them' }
const HOSTS = { pattern: list(HOST), what: 'hosts such as events.example.com with a space between them' }
const ADDRESS = {
  pattern: whole(`https?://${HOST}(/[!-~]*)?`),
  what: 'an address such as https://portal.example.com/login',
}

const PICTURES = {
  pattern: whole(String.raw`https?://${HOST}/(?=\S*\{width\})(?=\S*\{url\})\S*`),
  what: 'an address with {width} and {url} such as https://images.example.com/{width}.webp?of={url}',
}

const PREVIEWS = {
  pattern: whole(String.raw`https?://${HOST}/(?=\S*\{url\})\S*`),
  what: 'an address with {url} such as https://images.example.com/1200x630.jpg?of={url}',
}

const RULES = {
  SITE_ORIGIN: ORIGIN,
  API_ORIGIN: ORIGIN,
  CONNECT_ORIGINS: ORIGINS,
  IMAGE_ORIGINS: ORIGINS,
  PORT: { pattern: /^\d{1,5}$/, what: 'a number' },
  METRICS_PORT: { pattern: /^\d{1,5}$/, what: 'a number' },
  KEEP_PAGES: { pattern: /^(on|off)$/, what: 'on or off' },
  VITE_CONTENT_URL: ORIGIN,
  VITE_GEOCODING_URL: ORIGIN,
  VITE_LEADS_URL: ORIGIN,
  VITE_SEARCH_URL: ORIGIN,
  VITE_CHECKOUT_URL: ORIGIN,
  VITE_CHECK_IN_HOSTS: HOSTS,
  VITE_MEMBER_PORTAL_LOGIN: ADDRESS,
  VITE_MEMBER_SITE: ADDRESS,
  VITE_PAYMENT_CONNECT_URL: ADDRESS,
  VITE_WORKSHOP_URL: ADDRESS,
  VITE_MAP_URL: ADDRESS,
  VITE_PICTURE_URL: PICTURES,
  VITE_PREVIEW_URL: PREVIEWS,
  VITE_VITALS_URL: ADDRESS,
}

/**
 * Reads the environment.
 * @returns the environment, or one sentence for each variable that is missing or wrong
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment | string[] {
  const { SITE_ORIGIN: site = '', API_ORIGIN: api = '', CONNECT_ORIGINS, IMAGE_ORIGINS, PORT } = env
  const missing = [...missingIn(env), ...(site ? [] : ['SITE_ORIGIN']), ...(api ? [] : ['API_ORIGIN'])]
  const wrong = Object.entries(RULES).flatMap(([name, { pattern, what }]) => {
    const value = env[name]
    return value && !pattern.test(value) ? [`${name} is ${value}, but must be ${what}.`] : []
  })
  const complaints = [...missing.map((name) => `${name} is missing.`), ...wrong]
  if (complaints.length) return complaints
  return {
    site,
    api,
    port: Number(PORT || 3000),
    metricsPort: env['METRICS_PORT'] ? Number(env['METRICS_PORT']) : undefined,
    connect: CONNECT_ORIGINS ? CONNECT_ORIGINS.split(' ') : [],
    images: IMAGE_ORIGINS ? IMAGE_ORIGINS.split(' ') : [],
    isKeeping: env['KEEP_PAGES'] !== 'off',
  }
}
