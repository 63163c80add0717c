/**
 * The address of a page that may stand in a frame of ours: https, on one of the named hosts, without a name and password
 * in it. Undefined for everything else. A host is itself, not what ends like it.
 */
export function safeEmbed(address: unknown, hosts: readonly string[]): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username || url.password) return undefined
  return hosts.includes(url.host) ? url.href : undefined
}
