// The stand-in checkout, at `/register/{slug}/{course id}?oid={occurrence id}&tid={visit}` (spec §2). It shows the class and
// registers the visitor in the data of the mock.
import type { Answer } from '../../src/api/generated/training.types.ts'
import type { Confirmation, Registration } from './checkout-service.ts'

// Copies, because importing the application's own would bundle this page with the application.
const priceText = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
/** The day at the venue, whatever the visitor's time zone. */
const dayOf = (iso: string) => dayText.format(new Date(iso.slice(0, 'yyyy-mm-dd'.length)))

const [, , slug = '', id = ''] = location.pathname.split('/')
const query = new URLSearchParams(location.search)
const occurrenceId = query.get('oid') ?? ''

function part<E extends Element>(selector: string, type: new () => E): E {
  const element = document.querySelector(selector)
  if (!(element instanceof type)) throw new Error(`the page has no ${selector}`)
  return element
}
const heading = part('h1', HTMLHeadingElement)
const about = part('#about', HTMLElement)
const failure = part('#failure', HTMLElement)
const form = part('#register', HTMLFormElement)
const submit = part('#register button', HTMLButtonElement)

/** Makes a call. Throws an error whose message, from the server or from here, is shown to the visitor. */
async function call<Body>(path: string, body?: Registration): Promise<Body> {
  const response = await fetch(path, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const answer = (await response.json()) as Body & { errors?: { message: string; field?: string }[] }
  const [error] = answer.errors ?? []
  if (error) throw new Error([error.field, error.message].filter(Boolean).join(': '))
  return answer
}

const tell = (error: unknown) => {
  failure.textContent = error instanceof Error ? error.message : String(error)
}

async function show() {
  const [course, occurrence] = await Promise.all([
    call<Answer<'getCourse'>>(`/api/training/courses/${id}`),
    call<Answer<'getOccurrence'>>(`/api/training/occurrences/${encodeURIComponent(occurrenceId)}`),
  ])
  const { name, price } = course.data.attributes
  const { dates, capacity, numberOfRegistrants } = occurrence.data.attributes
  heading.textContent = name
  about.textContent = `${dates.map(({ startTime }) => dayOf(startTime)).join(' and ')} · ${priceText.format(price)}`
  form.hidden = numberOfRegistrants >= capacity
  if (form.hidden) failure.textContent = 'This class is full.'
}

async function register() {
  const valueOf = (name: keyof Registration) =>
    form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  const { subject, text } = await call<Confirmation>(`/register/${slug}/${id}`, {
    occurrenceId,
    firstName: valueOf('firstName'),
    lastName: valueOf('lastName'),
    email: valueOf('email'),
    phone: valueOf('phone'),
  })
  heading.textContent = subject
  form.hidden = true
  part('#done', HTMLElement).hidden = false
  part('#mail', HTMLElement).replaceChildren(...text.split(/(https?:\S+)/).map(linked))
  heading.focus()
}

/** A text, or a link if it is an address. */
function linked(text: string): Node {
  if (!URL.canParse(text)) return new Text(text)
  const link = document.createElement('a')
  link.href = text
  link.textContent = text
  return link
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  failure.textContent = ''
  submit.disabled = true
  register()
    .catch(tell)
    .finally(() => {
      submit.disabled = false
    })
})

const back = part('#back', HTMLAnchorElement)
const tid = query.get('tid')
back.href = `/class/${slug}/${id}${tid ? `?${new URLSearchParams({ tid }).toString()}` : ''}`

if (import.meta.env.DEV) {
  const { startMock } = await import('../browser.ts')
  await startMock()
}
await show().catch((error: unknown) => {
  about.textContent = ''
  tell(error)
})
