import { retryImport } from '../../lib/retry-import.ts'
import type * as Frame from './frame.tsx'

type Part = 'ErrorPage' | 'InstructorFrame' | 'InstructorGate' | 'PageFailure' | 'PageSkeleton' | 'Shell'

let frame: typeof Frame | undefined

/** Fetches the part of the application that draws. Nothing is rendered before it is there: it is what renders. */
export const fetchFrame = retryImport(async () => {
  frame = await import('./frame.tsx')
  return frame
})

/** A component of the frame, for routes, which are needed before the frame is. */
export const partOfFrame = (part: Part) =>
  function PartOfFrame() {
    const Component = frame?.[part]
    return Component && <Component />
  }
