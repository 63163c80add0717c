import { codeOf } from '../../../ui/fetch-ahead.ts'

type Part = 'ErrorPage' | 'InstructorFrame' | 'InstructorGate' | 'PageFailure' | 'PageSkeleton' | 'Shell'

/** The chunk that renders. Nothing can be rendered until it has loaded. */
export const frame = codeOf(() => import('./frame.tsx'))

/** A placeholder for a component of the frame, for routes, which are defined before the frame has loaded. */
export const partOfFrame = (part: Part) =>
  function PartOfFrame() {
    const Component = frame.fetched()?.[part]
    return Component && <Component />
  }
