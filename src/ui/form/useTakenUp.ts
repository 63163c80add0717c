import { useEffect, useState } from 'react'
import { OwnDraft } from './own-draft.ts'

/** The draft of a form that goes on with what was typed before; undefined until it is known what that is. */
export function useTakenUp(name: string): OwnDraft | undefined {
  const [own] = useState(() => new OwnDraft(name))
  const [isReady, setReady] = useState(false)
  useEffect(() => void own.takeUp().then(() => setReady(true)), [own])
  return isReady ? own : undefined
}
