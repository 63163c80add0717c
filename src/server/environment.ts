import { missingIn } from '../settings.ts'

/** What the document server is told when it starts, beside the public variables of config.ts. */
export type Environment = {
  /** Our own origin, as visitors see it. */
  site: string
  api: string
  port: number
  /** More origins that pages may call, and that their images may come from. */
  connect: string[]
  images: string[]
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
const ADDRESS = /_(URL|LOGIN)$/

/**
 * Reads the environment.
 * @returns the environment, or one sentence for each variable that is missing or wrong
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment | string[] {
  const complaints = missingIn(env).map((name) => `${name} is missing.`)
  const list = (name: string) => (env[name] ?? '').split(' ').filter(Boolean)

  for (const name of ['SITE_ORIGIN', 'API_ORIGIN']) if (!env[name]) complaints.push(`${name} is missing.`)
  for (const name of ['SITE_ORIGIN', 'API_ORIGIN', 'CONNECT_ORIGINS', 'IMAGE_ORIGINS'])
    for (const text of list(name))
      if (!isOrigin(text))
        complaints.push(`${name} is ${text}, but must be an origin such as https://training.example.com.`)
  for (const [name, text] of Object.entries(env))
    if (name.startsWith('VITE_') && ADDRESS.test(name) && text && !URL.canParse(text))
      complaints.push(`${name} is ${text}, but must be an address such as https://portal.example.com/login.`)

  const port = env['PORT'] || '3000'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    complaints.push(`PORT is ${port}, but a port is a number up to 65535.`)
  if (complaints.length) return complaints
  return {
    site: env['SITE_ORIGIN'] ?? '',
    api: env['API_ORIGIN'] ?? '',
    port: Number(port),
    connect: list('CONNECT_ORIGINS'),
    images: list('IMAGE_ORIGINS'),
  }
}
