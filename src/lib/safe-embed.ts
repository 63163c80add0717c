/**
 * Returns the address of a page that we may embed: https, on one of the given hosts, without credentials; otherwise
 * undefined. Hosts must match exactly, so `evil-example.com` does not pass for `example.com`.
 */
export function safeEmbed(address: unknown, hosts: readonly string[]): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username || url.password) return undefined
  return hosts.includes(url.host) ? url.href : undefined
}
