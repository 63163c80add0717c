import { config } from '../config.ts'

/** The window title (spec §2): `My Classes | Harbor Training`. */
export const windowTitle = (section?: string) =>
  section ? `${section} | ${config.product} Training` : 'Training'
