import { useSearchState } from '../../ui/useSearchState.ts'

const TOOLS = ['upload', 'print', 'poster'] as const
export type RosterTool = (typeof TOOLS)[number]

/** The open roster tool, kept in the URL as `tool=upload` so that Back leaves it. */
export function useRosterTool() {
  const { search, change } = useSearchState()
  const set = (tool: RosterTool | undefined) => change({ tool }, { preventScrollReset: true })
  return {
    tool: TOOLS.find((tool) => tool === search.get('tool')),
    open: (tool: RosterTool) => set(tool),
    close: () => set(undefined),
  }
}
