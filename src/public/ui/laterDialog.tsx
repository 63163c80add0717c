import { type ComponentType, useEffect, useRef } from 'react'
import { type Again, later } from '../../ui/later.tsx'
import { useAddress } from './address.ts'
import { NotLoaded } from './NotLoaded.tsx'
import plain from './plain.module.css'

type DialogProps = { onClose: () => void }

/**
 * A dialog that the address opens and whose code loads then. A card in the corner says that it loads, or that it did not.
 * An address that changes in another way, as with the name of its class, leaves the dialog as it is.
 */
export const laterDialog = <Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) =>
  later<Props>(
    load,
    () => (
      <div role="status" className={`${plain['card']} ${plain['corner']}`}>
        Loading …
      </div>
    ),
    DialogNotLoaded,
  )

/** Each press of a link is a new try. */
function DialogNotLoaded({ onClose, onRetry, isTrying }: DialogProps & Again) {
  const address = useAddress()
  const tried = useRef(address)
  useEffect(() => {
    if (tried.current === address) return
    tried.current = address
    onRetry()
  }, [address, onRetry])
  return (
    <div className={`${plain['card']} ${plain['corner']}`}>
      <NotLoaded onRetry={onRetry} isTrying={isTrying} onDismiss={onClose} />
    </div>
  )
}
