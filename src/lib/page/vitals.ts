// How quick pages are for their visitors: the Core Web Vitals, sent to the address that the deployment names. To import this
// is to begin.
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { config } from '../../config.ts'

/** What is sent about a page that was opened. Nothing in it tells who opened it or what they looked at. */
type Report = {
  /** A random name of this view of the page. If it is reported again, later values replace the earlier ones. */
  view: string
  /** The first part of its path: `/class` or `/roster`, without an id. */
  page: string
  /** How it was opened: `navigate`, `reload`, `back-forward` … */
  navigation: Metric['navigationType']
  /** Milliseconds; the CLS has no unit. */
  vitals: Partial<Record<Metric['name'], number>>
  release: string
  environment: string
}

const { release, environment, vitalsUrl = '' } = config
const view = Math.random().toString(36).slice(2)
const [, first = ''] = location.pathname.split('/')
const vitals: Report['vitals'] = {}
let report: Report | undefined

const note = ({ name, value, navigationType: navigation }: Metric) => {
  vitals[name] = Number(value.toPrecision(4))
  report = { view, page: `/${first}`, navigation, vitals, release, environment }
}
for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note)

// When the page is hidden, which is the last moment that a browser is sure to tell. After the listeners of the library, which
// report on the same event.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || !report) return
  navigator.sendBeacon(vitalsUrl, JSON.stringify(report))
  report = undefined
})
