import { createStore } from '@mantine/store'
import type { ReactNode } from 'react'

export type Question = {
  title: string
  /** Says what will happen and names the thing it happens to. */
  children: ReactNode
  /** Says what the button does in a word or two; never "OK". */
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
}
export type Asked = Question & { answer: (isConfirmed: boolean) => void }

/** The question the confirmation dialog is showing. */
export const confirmStore = createStore<{ asked?: Asked }>({})

/**
 * Asks for confirmation before something that cannot be undone. Resolves to the answer. Closing the dialog means no,
 * and a question asked while another is open resolves to no at once.
 */
export function confirm(question: Question): Promise<boolean> {
  if (confirmStore.getState().asked) return Promise.resolve(false)
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      confirmStore.setState({})
      resolve(isConfirmed)
    }
    // Waits for the current event to end: every open dialog hears the same Escape, so this one would close as it opens.
    setTimeout(() => confirmStore.setState({ asked: { ...question, answer } }))
  })
}
