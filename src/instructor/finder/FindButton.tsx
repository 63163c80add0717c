import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { laterOrToast } from '../../ui/laterOrToast.tsx'
import css from './FindButton.module.css'

const Finder = laterOrToast(async () => (await import('./Finder.tsx')).Finder)

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** While a dialog is open, the shortcut does nothing, because the finder would navigate away from the dialog. */
const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null

/** The button that opens the finder. Ctrl+K or ⌘K opens it too, anywhere on a page. */
export function FindButton() {
  const [opened, setOpened] = useState(false)
  useHotkeys([['mod+K', () => !isDialogOpen() && setOpened(true)]], [])
  return (
    <>
      <button
        type="button"
        className={css['find']}
        aria-label="Find"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        data-keys={isApple ? '⌘K' : 'Ctrl K'}
        onClick={() => setOpened(true)}
      >
        <IconSearch size={20} aria-hidden />
        <span className={css['label']}>Find</span>
      </button>
      <Finder opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
