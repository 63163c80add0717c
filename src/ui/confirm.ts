import { createStore } from '@mantine/store'
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

/** The question that the confirmation dialog is asking. */
export const confirmStore = createStore<{ asked?: Asked }>({})

/**
 * Asks before something that cannot be undone. Resolves with the answer; closing the dialog is a no, and so is a
 * question while another one is open.
 */
export function confirm(question: Question): Promise<boolean> {
  if (confirmStore.getState().asked) return Promise.resolve(false)
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      confirmStore.setState({})
      resolve(isConfirmed)
    }
    // After the current event: every open dialog hears the same Escape, so this one would close as it opens.
    setTimeout(() => confirmStore.setState({ asked: { ...question, answer } }))
  })
}
