import { createStore, useStore } from '@mantine/store'

const store = createStore({ text: '' })

/**
 * Announces to screen readers a visible change that has no text, such as a key press that marked a student. The same
 * text is announced again.
 */
export const announce = (text: string) =>
  // A live region is read when its text changes; a space at the end is not read.
  store.setState((previous) => ({ text: previous.text === text ? `${text}\u00a0` : text }))

/** The latest announcement, for the one live region of the frame. */
export const useAnnouncement = () => useStore(store).text
