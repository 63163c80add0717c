import { useState } from 'react'
import plain from '../../ui/plain.module.css'
import { savedClasses, useIsSaved } from './kept-classes.ts'

/** The heart is small enough to be drawn without a style sheet of its own. */
const LINE = { stroke: 'currentColor', strokeWidth: 1.75, strokeLinejoin: 'round' } as const

type SaveToggleProps = {
  id: string
  /** Of the class, for screen readers, where several can be saved. */
  name?: string
}

/** Saves a class on this device, or no longer. */
export function SaveToggle({ id, name }: SaveToggleProps) {
  const isSaved = useIsSaved(id)
  const [isRefused, setRefused] = useState(false)
  return (
    <>
      <button
        type="button"
        className={plain['link']}
        aria-pressed={isSaved}
        onClick={() => setRefused(!(isSaved ? savedClasses.remove(id) : savedClasses.putFirst(id)))}
      >
        <span className={plain['row']}>
          <svg width={20} viewBox="0 0 24 24" fill={isSaved ? 'currentColor' : 'none'} {...LINE} aria-hidden>
            <path d="M12 20.5 3.8 12.3a5.2 5.2 0 0 1 7.4-7.4l.8.8.8-.8a5.2 5.2 0 0 1 7.4 7.4z" />
          </svg>
          <span>
            {isSaved ? 'Saved' : 'Save'}
            {name && <span className="visually-hidden"> {name}</span>}
          </span>
        </span>
      </button>
      {isRefused && <span role="alert">This browser does not let the site keep anything.</span>}
    </>
  )
}
