import { describe, expect, test } from 'vitest'
import { operations } from '../../contracts/reader/contracts.ts'
import { docs } from '../../tools/contracts/docs.ts'
import { html, joined } from '../../tools/contracts/docs/html.ts'
import { highlighted, prose } from '../../tools/contracts/docs/prose.ts'
import { type DocSchema, schemaReader } from '../../tools/contracts/docs/schema.ts'

const written = await docs()
const pages = Object.entries(written).map(([file, text]) => ({ file, text }))
const attributes = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value)
const anchors = (file: string) => new Set(attributes(written[file] ?? '', 'id'))

describe.each(pages)('$file', ({ file, text }) => {
  // Examples may contain URLs, but nothing may load one.
  test('loads nothing', () => {
    expect(text).not.toMatch(/<(link|img|iframe|object|embed|base|source|video|audio)\b/i)
    expect(text).not.toMatch(/<script[^>]*\ssrc|@import|@font-face|\burl\(/i)
    const scripts = text.slice(text.lastIndexOf('<script>'))
    expect(scripts).not.toMatch(/\bfetch\(|XMLHttpRequest|\bimport\(/i)
    expect(text).toContain(`content="default-src &#39;none&#39;;`)
    expect(attributes(text, 'src')).toEqual([])
  })

  test('has no broken links', () => {
    const links = attributes(text, 'href')
    expect(links.length).toBeGreaterThan(6)
    const broken = links.filter((link) => {
      // A search is an address, too, but not a place.
      const [path = '', anchor] = link.replace(/#find=.*/, '').split('#')
      const target = path || file
      return !(target in written) || (anchor !== undefined && !anchors(target).has(anchor))
    })
    expect(broken).toEqual([])
  })

  test('has no duplicate anchors', () => {
    const ids = attributes(text, 'id')
    expect(ids.length).toBe(new Set(ids).size)
  })
})

test.each(operations)('$id is on the page of its contract and on the index', ({ id, contract }) => {
  expect(anchors(`${contract}.html`).has(id)).toBe(true)
  expect(attributes(written['index.html'] ?? '', 'href')).toContain(`${contract}.html#${id}`)
})

test('only a page that the mock serves can call, and only that mock', async () => {
  const served = (await docs(true))['training.html'] ?? ''
  expect(served).toContain('connect-src &#39;self&#39;')
  expect(written['training.html']).not.toContain('connect-src')
  const tried = new Set(attributes(served, 'data-try'))
  const untried = operations.filter(({ id, contract }) => contract === 'training' && !tried.has(id))
  // A file cannot be edited as text.
  expect(untried.map(({ id }) => id)).toEqual(['uploadImage'])
})

test('a call shows its access rule, arguments, outcomes and examples', () => {
  const text = written['training.html'] ?? ''
  const article = text.slice(
    text.indexOf('<article id="updateRegistrant"'),
    text.indexOf('<article id="archiveStudent"'),
  )
  for (const shown of [
    'co-instructor',
    '7 Occurrences and registrants',
    'RegistrantReschedule',
    '>409<',
    'Left-handed',
    'Any instructor who teaches the class may call it',
    'curl &quot;$API/api/training/registrants/9001&quot;',
    'const { mutate, error, isPending } = useUpdateRegistrant()',
    'registrant {id} exists',
    'mocks/training/roster.ts',
    'src/roster/',
  ])
    expect(article).toContain(shown)
})

describe('text', () => {
  test('is always escaped', () => {
    expect(html`<p title="${'"'}">${'<script>'}</p>`.markup).toBe('<p title="&quot;">&lt;script&gt;</p>')
    expect(html`${[html`<b>${'&'}</b>`]}${joined([html`<i></i>`, html`<i></i>`], '<')}`.markup).toBe(
      '<b>&amp;</b><i></i>&lt;<i></i>',
    )
    expect(highlighted('{"a<b": "</pre>"}').markup).toBe(
      '{<u>&quot;a&lt;b&quot;</u>: <b>&quot;&lt;/pre&gt;&quot;</b>}',
    )
  })

  test('has paragraphs, lists, code and bold', () => {
    const markup = prose('**One** `x<y`\nline\n\n- a\n- b').map((part) =>
      part.markup.replaceAll(/\s*\n\s*/g, ''),
    )
    expect(markup).toEqual([
      '<p><strong>One</strong> <code>x&lt;y</code>line</p>',
      '<ul><li>a</li><li>b</li></ul>',
    ])
    expect(prose()).toEqual([])
  })

  test('keeps every character in an example', () => {
    const json = JSON.stringify({ a: 'say "no", 5 & \\ true', n: -1.5, b: [true, null] }, null, 2)
    const plain = highlighted(json).markup.replaceAll(/<\/?[ibu]>/g, '')
    expect(plain).toBe(html`${json}`.markup)
    expect(highlighted(json).markup.match(/<b>/g)).toHaveLength(1)
  })
})

describe('a schema', () => {
  const schemas: Record<string, DocSchema> = {
    Tree: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 9 },
        trees: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
      },
    },
    Kind: { enum: ['a', 'b'], 'x-spec': 'assumed' },
  }
  const { rowsOf, typeOf } = schemaReader({ paths: {}, components: { schemas } })
  const seen = (schema: DocSchema, deep = false) =>
    rowsOf(schema, deep).map(({ name, depth, isRequired }) => [name, depth, isRequired])
  const tree: DocSchema = { $ref: '#/components/schemas/Tree' }

  test('is expanded on request, and a recursive one only once', () => {
    expect(seen(tree)).toEqual([])
    expect(seen(tree, true)).toEqual([
      ['name', 0, true],
      ['trees', 0, false],
    ])
  })

  test('with several shapes lists them', () =>
    expect(seen({ oneOf: [tree, { properties: { x: {} } }] }, true)).toEqual([
      ['either', 0, false],
      ['name', 1, true],
      ['trees', 1, false],
      ['or', 0, false],
      ['x', 1, false],
    ]))

  test('marks assumed fields', () =>
    expect(rowsOf({ properties: { kind: { $ref: '#/components/schemas/Kind' } } })).toMatchObject([
      { name: 'kind', isAssumed: true },
    ]))

  test.each<[DocSchema, string]>([
    [{ type: 'string', minLength: 1, maxLength: 9 }, 'string (1 to 9 characters)'],
    [
      { type: ['string', 'null'], format: 'email', maxLength: 9 },
      'string or null (email, at most 9 characters)',
    ],
    [{ type: 'integer', minimum: 1 }, 'integer (1 or more)'],
    [{ const: 'x' }, '<code>&quot;x&quot;</code>'],
    [
      { type: 'array', minItems: 2, maxItems: 2, items: tree },
      'list of <a href="#type-Tree">Tree</a> (2 entries)',
    ],
    [{}, 'anything'],
  ])('%j in words', (schema, words) => expect(typeOf(schema).markup).toBe(words))
})
