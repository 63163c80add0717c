import { createStore, useStore } from '@mantine/store'

const store = createStore({ text: '' })

/**
 * Says something that can be seen but has no text of its own to a screen reader, for example that a key press marked a
 * student. It is said again if it is the same.
 */
export const announce = (text: string) =>
  // A live region is read when its text changes; a space at the end is not read.
  store.setState((said) => ({ text: said.text === text ? `${text}\u00a0` : text }))

/** The latest announcement, for the one live region of the frame. */
export const useAnnouncement = () => useStore(store).text
