import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { isApple } from '../../ui/is-apple.ts'
import { FIND_KEYS, isDialogOpen } from '../../ui/keys.ts'
import { laterOrToast } from '../../ui/laterOrToast.tsx'
import css from './FindButton.module.css'

const Finder = laterOrToast(async () => (await import('./Finder.tsx')).Finder)

/** The button that opens the finder. Ctrl+K or ⌘K opens it too, anywhere on a page. */
export function FindButton() {
  const [opened, setOpened] = useState(false)
  // From an open dialog, the finder would navigate away and lose it.
  useHotkeys([['mod+K', () => !isDialogOpen() && setOpened(true)]], [])
  return (
    <>
      <button
        type="button"
        className={css['find']}
        aria-label="Find"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        data-keys={FIND_KEYS}
        onClick={() => setOpened(true)}
      >
        <IconSearch size={20} aria-hidden />
        <span className={css['label']}>Find</span>
      </button>
      <Finder opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
