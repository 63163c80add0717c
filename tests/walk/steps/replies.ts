import { failing, fill, note, press, type Screen } from './step.ts'

export const replies: Screen = {
  name: 'replies',
  who: 'instructor',
  start: '/dashboard/reviews',
  faults: [
    ...failing('createReply'),
    ...failing('updateReply', 412),
    ...failing('deleteReply'),
    'listOwnReviews:500',
  ],
  steps: [
    press('Reply to Frank O.', 3),
    press('Edit reply to Frank O.', 2),
    press('Delete reply to Frank O.'),
    fill('type a reply', { 'Your reply': note }, 4),
    press('Add reply', 5),
    press('Save reply', 5),
    press('Delete'),
  ],
}
