import { fold } from './fold.ts'

/**
 * A title as part of a URL or file name: `Women’s Café, 2` becomes `womens-cafe-2`.
 * @param fallback used when no characters are left
 */
export const slugify = (title: string, fallback = 'class') =>
  fold(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || fallback
