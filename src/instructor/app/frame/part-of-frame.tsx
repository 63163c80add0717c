import { retryImport } from '../../../lib/retry-import.ts'
import type * as Frame from './frame.tsx'

type Part = 'ErrorPage' | 'InstructorFrame' | 'InstructorGate' | 'PageFailure' | 'PageSkeleton' | 'Shell'

let frame: typeof Frame | undefined

/** Fetches the chunk that renders. Nothing can be rendered until it has loaded. */
export const fetchFrame = retryImport(async () => {
  frame = await import('./frame.tsx')
  return frame
})

/** A placeholder for a component of the frame, for routes, which are defined before the frame has loaded. */
export const partOfFrame = (part: Part) =>
  function PartOfFrame() {
    const Component = frame?.[part]
    return Component && <Component />
  }
