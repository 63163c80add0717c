import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

const NAME = 'search'

/**
 * The text that a list is searched for, in the URL: Back, reload and a link keep it. A field shows each letter at once,
 * before the URL has it.
 */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [text, showText] = useOptimistic(search.get(NAME) ?? '')
  const setText = (next: string) =>
    startTransition(async () => {
      showText(next)
      const changed = new URLSearchParams(search)
      changed.delete('page')
      if (next) changed.set(NAME, next)
      else changed.delete(NAME)
      await navigate({ search: changed.toString() }, { replace: true, preventScrollReset: true })
    })
  return [text, setText]
}
