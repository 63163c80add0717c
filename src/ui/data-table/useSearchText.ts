import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

const NAME = 'search'

/**
 * The text that a list is searched for, in the URL: Back, reload and a link keep it. A field shows each letter at once,
 * before the URL has it.
 */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const inUrl = search.get(NAME) ?? ''
  // What is typed is shown until the page has it in its URL. `useOptimistic` and the promise of `navigate` both end
  // before that, so the field would go back to an older text between two letters.
  const [typed, setTyped] = useState<string>()
  if (typed === inUrl) setTyped(undefined)
  const setText = (next: string) => {
    setTyped(next)
    const changed = new URLSearchParams(search)
    changed.delete('page')
    if (next) changed.set(NAME, next)
    else changed.delete(NAME)
    void navigate({ search: changed.toString() }, { replace: true, preventScrollReset: true })
  }
  return [typed ?? inUrl, setText]
}
