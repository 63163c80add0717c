import type { ReactNode } from 'react'

export type Question = {
  title: string
  /** What will happen, and to what: names the thing. */
  children: ReactNode
  /** What the button does, in a word or two; never "OK". */
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
}
export type Asked = Question & { answer: (isConfirmed: boolean) => void }

let asked: Asked | undefined
const listeners = new Set<() => void>()
const set = (next: Asked | undefined) => {
  asked = next
  for (const listener of listeners) listener()
}

/**
 * Asks before something that cannot be undone. Resolves with the answer; closing the dialog is a no, and so is a
 * question while another one is open.
 */
export function confirm(question: Question): Promise<boolean> {
  if (asked) return Promise.resolve(false)
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      set(undefined)
      resolve(isConfirmed)
    }
    // After the event that asks: every open dialog hears the same Escape, so this one would close as it opens.
    setTimeout(() => set({ ...question, answer }))
  })
}

export const confirmStore = {
  get: () => asked,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
