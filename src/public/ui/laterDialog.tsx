import { type ComponentType, createElement } from 'react'
import { useLocation } from 'react-router-dom'
import { later } from '../../ui/later.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import plain from './plain.module.css'

type DialogProps = { onClose: () => void }

/**
 * A dialog that the address opens and whose code loads then. A card in the corner says that it loads, or that it did not.
 */
export function laterDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = later<Props>(
    load,
    () => (
      <div role="status" className={`${plain['card']} ${plain['corner']}`}>
        Loading …
      </div>
    ),
    ({ onClose, onRetry, isTrying }) => (
      <div className={`${plain['card']} ${plain['corner']}`}>
        <NotLoaded onRetry={onRetry} isTrying={isTrying} onDismiss={onClose} />
      </div>
    ),
  )
  // Each press of a link is a new try, should the code not have loaded.
  return (props: Props) => createElement(Dialog, { ...props, key: useLocation().key })
}
