// A small stand-in for a Pact broker, as far as the recipe in contracts/README.md calls one: it keeps what is published and
// answers from that. Its addresses are its own, because a client of a broker follows links.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { serve } from '../../support/serve.ts'

type Json = Record<string, unknown>
type Contract = { consumerName: string; providerName: string; content: string }
type Published = { pacticipantVersionNumber: string; branch: string; contracts: Contract[] }
type Selector = { pacticipant?: string; version?: string }

/** What has reached the broker. */
export type Kept = {
  published: Published[]
  results: { provider: string; success: boolean; version: string }[]
  asked: Json[]
  environments: string[]
  webhooks: Json[]
  deployments: { pacticipant: string; version: string; environment: string }[]
}

const decode = (base64: string) => JSON.parse(Buffer.from(base64, 'base64').toString()) as unknown

async function bodyOf(message: IncomingMessage): Promise<Json> {
  const body = await text(message)
  return body ? (JSON.parse(body) as Json) : {}
}

const NOTICES = [{ type: 'success', text: 'Published.' }]

/** The links of the index: a client begins here. */
const LINKS: Record<string, string> = {
  'pb:publish-contracts': '/contracts/publish',
  'pb:provider-pacts-for-verification': '/pacts/provider/{provider}/for-verification',
  'pb:environments': '/environments',
  'pb:pacticipant-version': '/pacticipants/{pacticipant}/versions/{version}',
  'pb:webhooks': '/webhooks',
}

const linksAt = (origin: string, links: Record<string, string>) => ({
  _links: Object.fromEntries(
    Object.entries(links).map(([name, path]) => [
      name,
      { href: origin + path, name, title: name, templated: path.includes('{') },
    ]),
  ),
})

/** Starts the stand-in on a free port, until the scope ends. */
export async function startBroker() {
  const kept: Kept = {
    published: [],
    results: [],
    asked: [],
    environments: [],
    webhooks: [],
    deployments: [],
  }
  let origin = ''
  const contractOf = (provider: string) =>
    kept.published.flatMap((one) =>
      one.contracts
        .filter(({ providerName }) => providerName === provider)
        .map((contract) => ({ ...contract, version: one.pacticipantVersionNumber })),
    )[0]

  const routes: [string, RegExp, (parts: string[], body: Json, url: URL) => unknown][] = [
    ['GET', /^\/$/, () => linksAt(origin, LINKS)],
    [
      'POST',
      /^\/contracts\/publish$/,
      (_, body) => {
        kept.published.push(body as unknown as Published)
        const { pacticipantVersionNumber: number, pacticipantName: name } = body
        const links = linksAt(origin, { self: '/' })
        return {
          ...links,
          _embedded: { pacticipant: { name, ...links }, version: { number, ...links } },
          notices: NOTICES,
        }
      },
    ],
    [
      'GET',
      /^\/pacts\/provider\/([^/]+)\/for-verification$/,
      (_, _body, { pathname }) => linksAt(origin, { self: pathname }),
    ],
    [
      'POST',
      /^\/pacts\/provider\/([^/]+)\/for-verification$/,
      ([provider = ''], body) => {
        kept.asked.push(body)
        const href = `${origin}/pacts/${provider}`
        const pact = { shortDescription: 'latest', verificationProperties: { pending: false, notices: [] } }
        return {
          _embedded: { pacts: [{ ...pact, _links: { self: { href, name: 'A Pact' } } }] },
          _links: { self: { href: `${href}/for-verification` } },
        }
      },
    ],
    [
      'GET',
      /^\/pacts\/([^/]+)$/,
      ([provider = '']) => ({
        ...(decode(contractOf(provider)?.content ?? '') as Json),
        ...linksAt(origin, {
          'pb:publish-verification-results': `/results/${provider}`,
          self: `/pacts/${provider}`,
          'pb:provider': `/pacticipants/${provider}`,
        }),
      }),
    ],
    [
      'POST',
      /^\/results\/([^/]+)$/,
      ([provider = ''], { success, providerApplicationVersion }) => {
        kept.results.push({
          provider,
          success: success === true,
          version: String(providerApplicationVersion),
        })
        return linksAt(origin, { self: `/results/${provider}/1` })
      },
    ],
    ['PUT', /^\/pacticipants\/[^/]+\/(?:branches|versions)\/.*$/, () => linksAt(origin, { self: '/' })],
    [
      'GET',
      /^\/pacticipants\/([^/]+)$/,
      ([name = '']) => ({
        name,
        ...linksAt(origin, {
          self: `/pacticipants/${name}`,
          'pb:version': `/pacticipants/${name}/versions/{version}`,
          'pb:branch-version': `/pacticipants/${name}/branches/{branch}/versions/{version}`,
          'pb:version-tag': `/pacticipants/${name}/versions/{version}/tags/{tag}`,
        }),
      }),
    ],
    [
      'GET',
      /^\/pacticipants\/([^/]+)\/versions\/([^/]+)$/,
      ([name = '', version = '']) => ({
        number: version,
        _links: {
          'pb:record-deployment': kept.environments.map((environment) => ({
            name: environment,
            href: `${origin}/deployed/${name}/${version}/${environment}`,
          })),
        },
      }),
    ],
    [
      'POST',
      /^\/deployed\/([^/]+)\/([^/]+)\/([^/]+)$/,
      ([pacticipant = '', version = '', environment = '']) => {
        kept.deployments.push({ pacticipant, version, environment })
        return { uuid: 'd-1', target: null, ...linksAt(origin, { self: '/' }) }
      },
    ],
    [
      'POST',
      /^\/environments$/,
      (_, { name }) => {
        kept.environments.push(String(name))
        return { uuid: 'e-1', name, ...linksAt(origin, { self: '/environments/e-1' }) }
      },
    ],
    [
      'GET',
      /^\/environments$/,
      () => ({
        _embedded: { environments: kept.environments.map((name) => ({ name, uuid: 'e-1' })) },
        _links: {
          'pb:environments': kept.environments.map((name) => ({ name, href: `${origin}/environments/e-1` })),
        },
      }),
    ],
    [
      'POST',
      /^\/webhooks$/,
      (_, body) => {
        kept.webhooks.push(body)
        return { uuid: 'w-1', description: 'A webhook', ...linksAt(origin, { self: '/webhooks/w-1' }) }
      },
    ],
    ['GET', /^\/matrix$/, (_, _body, url) => matrix(kept, selectorOf(url))],
  ]

  async function answer(message: IncomingMessage, target: ServerResponse) {
    const url = new URL(message.url ?? '/', origin)
    const route = routes.find(([method, path]) => method === message.method && path.test(url.pathname))
    const body = await bodyOf(message)
    const parts = route?.[1].exec(url.pathname)?.slice(1) ?? []
    const content = route
      ? route[2](parts, body, url)
      : { error: `${message.method} ${url.pathname} is unknown.` }
    const status = route
      ? message.method === 'POST' && url.pathname !== '/contracts/publish'
        ? 201
        : 200
      : 404
    const isSearch = url.pathname.endsWith('/for-verification')
    target
      .writeHead(isSearch ? 200 : status, { 'content-type': 'application/hal+json' })
      .end(JSON.stringify(content))
  }
  const server = await serve(createServer((message, target) => void answer(message, target)))
  ;({ origin } = server)
  return { ...server, kept }
}

const selectorOf = ({ searchParams }: URL): Selector => ({
  pacticipant: searchParams.get('q[][pacticipant]') ?? '',
  version: searchParams.get('q[][version]') ?? '',
})

/** Whether a version of a provider may be deployed: it must have verified the Pact with success. */
function matrix({ published, results }: Kept, { pacticipant, version }: Selector) {
  const result = results.findLast((one) => one.provider === pacticipant && one.version === version)
  const success = result?.success ?? false
  return {
    summary: {
      deployable: success,
      reason: success ? 'All verified.' : 'There is no verified Pact for this version.',
      success: success ? 1 : 0,
      failed: 0,
      unknown: success ? 0 : 1,
    },
    notices: [{ type: success ? 'success' : 'error', text: success ? 'All verified.' : 'Not verified.' }],
    matrix: result
      ? [
          {
            consumer: { name: 'training-web', version: { number: published[0]?.pacticipantVersionNumber } },
            provider: { name: pacticipant, version: { number: version } },
            verificationResult: { success, verifiedAt: '2026-11-20T15:00:00+00:00' },
          },
        ]
      : [],
  }
}
