import type {
  AggregateRatingLeaf,
  BreadcrumbListLeaf,
  CourseLeaf,
  EventLeaf,
  OrganizationLeaf,
  ProfilePageLeaf,
} from 'schema-dts'

/** A node of the structured data of a page. The vocabulary of schema.org decides which properties it may have. */
export type JsonLd = BreadcrumbListLeaf | CourseLeaf | EventLeaf | OrganizationLeaf | ProfilePageLeaf

/** What a page says about itself to search engines and link previews, beside its title. */
export type Head = {
  description: string
  /** Path of the page, without a query. */
  canonical: string
  /** The query of its address, of a search that search engines may list. */
  query?: string
  /** The picture of link previews: a safe address, and what it shows. The picture of the site without one. */
  picture?: { address: string | undefined; alt: string }
  jsonLd?: readonly JsonLd[]
  /** Search engines leave the page out. */
  isHidden?: boolean
}

/** The beginning of a text, cut between words. @param length at most so many characters */
export function excerpt(text: string, length = 160): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= length ? line : `${line.slice(0, length - 1).replace(/[,;:.–]*\s+\S*$/, '')}…`
}

type Rated = { averageReviewRating: number; totalReviewCount: number }

/** `4.3★ (8)`, or nothing without reviews. A description begins with it, because a chat cuts the rest. */
export const starsOf = ({ averageReviewRating, totalReviewCount }: Rated) =>
  totalReviewCount > 0 ? [`${averageReviewRating.toFixed(1)}★ (${totalReviewCount})`] : []

/** A rating for search engines; empty without reviews, because search engines reject such a rating. */
export const aggregateRating = ({
  averageReviewRating,
  totalReviewCount,
}: Rated): { aggregateRating?: AggregateRatingLeaf } =>
  totalReviewCount > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Number(averageReviewRating.toFixed(2)),
          reviewCount: totalReviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {}

/** The way to a page, as search engines show it. @param site origin @param steps from the home page on */
export const breadcrumbs = (
  site: string,
  steps: readonly { name: string; path: string }[],
): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: site + path,
  })),
})
