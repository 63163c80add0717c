import { type ReactNode, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import plain from './plain.module.css'

export type ShareButtonProps = {
  /** Path of what is shared. */
  path: string
  /** With a title, the share sheet of the device opens, if there is one. */
  title?: string
  children: ReactNode
}

/** A button that copies an address of ours. If the browser does not allow that, the address is shown. */
export function ShareButton({ path, title, children }: ShareButtonProps) {
  const [done, setDone] = useState('')
  const share = async () => {
    const url = location.origin + path
    // Some browsers do not have it, although the types say so.
    const device = navigator as Partial<Navigator>
    // It rejects if the visitor closes the share sheet without sharing.
    if (title && device.share) await device.share({ title, url }).catch(() => undefined)
    else setDone((await copyText(url)) ? 'Link copied' : url)
  }
  return (
    <span className={plain['row']}>
      <button type="button" className={plain['link']} onClick={() => void share()}>
        {children}
      </button>
      <span role="status" className={plain['prose']}>
        {done}
      </span>
    </span>
  )
}
