/** A title as part of a URL: `Women’s Café, 2` becomes `womens-cafe-2`. `class` when nothing is left. */
export const slugify = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{Mark}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'class'
