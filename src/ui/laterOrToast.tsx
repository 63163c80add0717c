import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { type Again, later } from './later.tsx'
import { renderFailure } from './render-failure.ts'
import { showToast } from './toast.ts'

type Closes = { onClose?: (() => void) | undefined }

/**
 * `later` for the dialogs and menus of the instructors' half, which most visits never open. If the code cannot be fetched,
 * the component closes again and a toast says so. The page below keeps what was typed.
 */
export const laterOrToast = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> | null = null,
) =>
  later<Props>(load, Meanwhile, (props) => {
    const { onClose }: Again & Closes = props
    return (
      <>
        <GiveUp onClose={onClose} />
        {Meanwhile && <Meanwhile {...props} />}
      </>
    )
  })

function GiveUp({ onClose }: Closes) {
  const giveUp = useEffectEvent(() => {
    showToast({ intent: 'danger', message: renderFailure.chunk })
    onClose?.()
  })
  useEffect(() => giveUp(), [])
  return null
}
