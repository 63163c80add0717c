import { copyText } from '../../lib/copy-text.ts'
import { showToast } from '../toast.ts'

/** Copies a link to a page of this site. If the browser does not allow it, shows the link instead. */
export async function copyLink(path: string) {
  const link = new URL(path, location.origin).href
  if (await copyText(link)) showToast({ intent: 'primary', message: 'Link copied' })
  else showToast({ intent: 'danger', message: `We could not copy the link: ${link}` })
}
