import { useMounted } from '@mantine/hooks'

/**
 * Mantine notes the focus that it gives back when `opened` changes, not when a dialog mounts open. One that a link or
 * a lazy import brings must therefore mount closed and open in the next render.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  return useMounted() && opened
}
