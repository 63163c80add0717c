import { copyText } from '../lib/copy-text.ts'
import { showToast } from './toast.ts'

/** Copies a link of this site to share it. Where that is forbidden, the link itself is shown. */
export async function copyLink(path: string) {
  const link = new URL(path, location.origin).href
  if (await copyText(link)) showToast({ intent: 'primary', message: 'Link copied' })
  else showToast({ intent: 'danger', message: `The link could not be copied. It is ${link}` })
}
