// Checks that a backend is running. Without one, the verifier retries for minutes and then reports each interaction.

async function ask(url: string, init?: RequestInit): Promise<Response | string> {
  try {
    return await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(10_000) })
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
  }
}

const stateCall = (state: string, action: 'setup' | 'teardown'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ state, params: {}, action }),
})

/** The reason why a verification cannot start; undefined if it can. */
export async function whyUnreachable(baseUrl: string, statesUrl: string): Promise<string | undefined> {
  if (!URL.canParse(baseUrl)) return `--provider-base-url is not a URL: ${baseUrl}`
  if (!URL.canParse(statesUrl)) return `--states-url is not a URL: ${statesUrl}`
  const provider = await ask(baseUrl)
  if (typeof provider === 'string')
    return `Nothing answers at ${baseUrl} (${provider}). Is the backend running?`
  const states = await ask(statesUrl, stateCall('', 'setup'))
  if (typeof states === 'string') return `Nothing answers at the states URL ${statesUrl} (${states}).`
  if (!states.ok)
    return `The states URL ${statesUrl} returned ${states.status} for the empty state; it must return 2xx. See contracts/README.md.`
  await ask(statesUrl, stateCall('', 'teardown'))
  const unknown = await ask(statesUrl, stateCall('a state that nobody knows', 'setup'))
  await ask(statesUrl, stateCall('a state that nobody knows', 'teardown'))
  if (typeof unknown !== 'string' && unknown.status >= 500)
    return `The states URL ${statesUrl} returned ${unknown.status} for an unknown state; it must return 400, because the verifier retries a 5xx for minutes.`
  return undefined
}
