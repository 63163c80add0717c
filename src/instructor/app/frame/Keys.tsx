import { useState } from 'react'
import { laterOrToast } from '../../../ui/laterOrToast.tsx'
import { usePageKeys } from '../../../ui/keys.ts'

const KeysDialog = laterOrToast(async () => (await import('./KeysDialog.tsx')).KeysDialog)

/** The question mark shows the keys that there are. */
export function Keys() {
  const [isOpen, setOpen] = useState(false)
  usePageKeys({ '?': () => setOpen(true) })
  return <KeysDialog opened={isOpen} onClose={() => setOpen(false)} />
}
