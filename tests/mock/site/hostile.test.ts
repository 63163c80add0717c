// Text that people wrote appears unchanged in the page, in its head and in its data, and never becomes markup.
import { afterAll, expect, test } from 'vitest'
import { EVERYONE } from '../../../mocks/db/indexes.ts'
import {
  backendNow,
  COURSE,
  fetchOf,
  FRESH,
  INSTRUCTOR,
  jsonLdOf,
  serveSite,
  stateOf,
} from '../../support/serve-site.ts'

const PAYLOADS = [
  '</script><script>alert(1)</script>',
  '<script>alert(1)</script>',
  '<!--',
  '--><script>alert(1)</script>',
  '<!--<script>',
  ']]><x>',
  '</title><img src=x onerror=alert(1)>',
  '</style><svg onload=alert(1)>',
  '</textarea><iframe src=//evil.example>',
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '` onmouseover=`alert(1)',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '__CSP_NONCE__',
  'nonce="__CSP_NONCE__"',
  '<!--head-->',
  '<!--/head-->',
  '<div id="root"></div>',
  '</div></div></main></body></html>',
  '</head><body onload=alert(1)>',
  "$& $1 $` $' $$",
  '\u2028 line \u2029 paragraph',
  '\u202Eright to left',
  '\uFEFF\u200B\u200D',
  'a\\u003cscript>b',
  '&lt;script&gt;',
  '&amp;&quot;&#39;',
  '&#x3C;script&#x3E;',
  '%3Cscript%3E',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<%= 1 + 1 %>',
  '//evil.example/path',
  '🤷‍♀️🔫💥',
  'שלום عليكم',
  'Ω≈ç√∫˜µ≤≥÷',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<base href="//evil.example">',
  'x'.repeat(199),
]

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decoded = (html: string) =>
  html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')

/** The elements of a page. Hostile text would add to them if it became markup. */
const tagsOf = (html: string) =>
  [
    ...html
      .replaceAll(/(<script type="application[^>]*>)[^]*?<\/script>/g, '$1')
      .matchAll(/<\/?([a-z][\w-]*)/gi),
  ].map(([tag]) => tag)

const backend = backendNow()
const { db } = backend.main
const location = db.course.get(COURSE)?.location
if (!location) throw new Error('no course')
const reviews = [...db.occurrence.of('taughtBy', INSTRUCTOR).keys()].flatMap((id) => [
  ...db.review.of('occurrenceId', id).values(),
])

/** Puts the same text into every text field of the course, the instructor and the reviews. */
function sayEverywhere(text: string) {
  db.course.update(COURSE, {
    name: text,
    description: text,
    notes: text,
    cancellationPolicy: text,
    bringableItems: [{ name: text, quantity: null }],
    providedItems: [{ name: text, quantity: 3 }],
    location: { ...location, name: text, address1: text, address2: text, city: text } as NonNullable<
      typeof location
    >,
  })
  db.instructor.update(INSTRUCTOR, {
    firstName: text,
    lastName: text,
    biography: text,
    companyName: text,
    city: text,
  })
  for (const { id, replyId } of reviews) {
    db.review.update(id, { comment: text, firstName: text, isPublic: true })
    if (replyId) db.reply.update(replyId, { comment: text })
  }
}

const site = await serveSite(fetchOf(backend), FRESH)
afterAll(() => site[Symbol.dispose]())

/** The page of the course or the instructor, with the text in every field. */
async function pageWith(text: string, path: string) {
  sayEverywhere(text)
  return (path === CLASS ? await site.pageOf(COURSE) : await site.page(path)).html
}

/** How often the text is on a class page: in the fields of the course, the instructor and their latest reviews. */
const FIELDS = 20
/** Its name decides where it leads. */
const CLASS = `/course/${COURSE}`
const PROFILE = `/instructor/${INSTRUCTOR}`

test.each(PAYLOADS)('%j is shown unchanged, and adds no element to a page', async (text) => {
  const html = await pageWith(text, CLASS)
  expect(tagsOf(html)).toEqual(tagsOf(await pageWith('Plain', CLASS)))
  expect(decoded(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '')).toBe(text)
  const [, inState] = stateOf(html).find(([[id]]) => id === 'getCourse') ?? []
  expect(inState).toMatchObject({ data: { attributes: { name: text, description: text } } })
  const [course, event] = jsonLdOf(html)
  expect(course).toMatchObject({ '@type': 'Course', name: text })
  expect(event).toMatchObject({
    '@type': 'Event',
    location: { name: text, address: { streetAddress: `${text}, ${text}`, addressLocality: text } },
    performer: { name: `${text} ${text}` },
  })
  // Each field that people write is on the page as text.
  const shown = decoded(html.replaceAll(/<(script|style|title)[^>]*>[^]*?<\/\1>|<[^>]*>/g, '\n'))
  expect(shown.split(text).length - 1).toBeGreaterThanOrEqual(FIELDS)
  expect(decoded(/<meta property="og:title" content="([^"]*)">/.exec(html)?.[1] ?? '')).toContain(text)
  // The policy allows the one style of the page and no other.
  expect(html.split('<style')).toHaveLength(2)
})

test.each(PAYLOADS.slice(0, 12))('%j adds no element to the page of an instructor', async (text) => {
  const html = await pageWith(text, PROFILE)
  // Sorted, because the name of the course decides its place among courses with and without a picture.
  expect(tagsOf(html).toSorted()).toEqual(tagsOf(await pageWith('Plain', PROFILE)).toSorted())
  expect(decoded(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '')).toBe(`${text} ${text}`)
})

test.each(['/classes/wisconsin', '/instructor-search?type=classes&state=WI'])(
  'no name adds an element to %s',
  async (path) => {
    const plain = tagsOf(await pageWith('Plain', path)).toSorted()
    for (const text of PAYLOADS) {
      const html = await pageWith(text, path)
      expect(tagsOf(html).toSorted(), text).toEqual(plain)
      expect(decoded(html), text).toContain(text)
    }
  },
)

// React would throw away the page of the server, if the data in it said anything else than its text.
test.each(['/', CLASS, PROFILE, '/classes/wisconsin', '/instructor-search?state=WI'])(
  'half of a surrogate pair is the same mark in the text and in the data of %s',
  async (path) => {
    // An update moves a row to the end of what is being read.
    const curricula = [...db.curriculum.of('everyone', EVERYONE).keys()]
    for (const id of curricula) db.curriculum.update(id, { name: 'Half \uD83D' })
    const html = await pageWith('Half \uD83D', path)
    // JSON escapes nothing but halves.
    expect(JSON.stringify(stateOf(html))).not.toMatch(/\\ud[89a-f]/i)
    expect(html).toContain('Half \uFFFD')
  },
)
