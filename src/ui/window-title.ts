import { config } from '../config.ts'

/** `My Classes | Harbor Training`, spec §2. */
export const windowTitle = (section?: string) =>
  section ? `${section} | ${config.product} Training` : 'Training'
