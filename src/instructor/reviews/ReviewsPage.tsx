import { Page } from '../../ui/Page.tsx'
import { RatingSummary } from './RatingSummary.tsx'
import { ReviewList } from './ReviewList.tsx'

/** What students say about an instructor's classes, and what the instructor answers. */
export const ReviewsPage = () => (
  <Page heading="Reviews" subtitle="What students say about your classes">
    <RatingSummary />
    <ReviewList />
  </Page>
)

export { ReviewsPage as Component }
