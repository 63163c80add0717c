import { copyText } from '../../lib/copy-text.ts'
import { showToast } from '../toast.ts'

/** Copies a link to a page of this site. If the browser does not allow it, shows the link instead. */
export async function copyLink(path: string) {
  const link = new URL(path, location.origin).href
  if (await copyText(link)) showToast({ intent: 'primary', message: 'Link copied' })
  else showToast({ intent: 'danger', message: `We could not copy the link: ${link}` })
}

/**
 * Copies a link if it turns out that it leads somewhere, and resolves to that. The clipboard is asked at once, because Safari
 * allows it only within the press.
 */
export async function copyLinkIf(path: string, leads: Promise<boolean>): Promise<boolean> {
  const link = new URL(path, location.origin).href
  const text = leads.then((does) => (does ? new Blob([link], { type: 'text/plain' }) : Promise.reject()))
  // Where the browser does not know `ClipboardItem`, nobody waits for the text.
  text.catch(() => undefined)
  let isCopied = false
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    isCopied = true
  } catch {
    // It is not allowed, or the link leads nowhere.
  }
  if (!(await leads)) return false
  if (isCopied) showToast({ intent: 'primary', message: 'Link copied' })
  else await copyLink(path)
  return true
}
