import { useSearchState } from '../ui/useSearchState.ts'

const TOOLS = ['upload', 'print'] as const
export type RosterTool = (typeof TOOLS)[number]

/** What is being done with the whole roster, in the URL, so that Back leaves it: `tool=upload`. */
export function useRosterTool() {
  const { search, change } = useSearchState()
  const set = (tool: RosterTool | undefined) => change({ tool }, { preventScrollReset: true })
  return {
    tool: TOOLS.find((tool) => tool === search.get('tool')),
    open: (tool: RosterTool) => set(tool),
    close: () => set(undefined),
  }
}
