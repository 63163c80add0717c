import { useEffect, useRef } from 'react'

/** The focus goes here when it appears: a new step would else begin wherever the last one ended. */
export function useFocusHere<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  useEffect(() => element.current?.focus(), [])
  return { ref: element, tabIndex: -1, 'data-autofocus': true }
}
