import { expect, test } from 'vitest'
import { visitAfter, visitIn } from './visit.ts'

const after = (...queries: string[]) =>
  queries
    .map((query) => visitIn(new URLSearchParams(query)))
    .reduce((kept, arrived) => visitAfter(kept, arrived))
const news = [{ name: 'utm_source', value: 'news' }]

test.each([
  [['tid=t1&utm_source=news', ''], { tid: 't1', campaign: news }],
  [['tid=t1&utm_source=news', 'tid=t2'], { tid: 't2', campaign: news }],
  [['tid=t1&utm_source=old&utm_term=a', 'utm_source=news'], { tid: 't1', campaign: news }],
  [['tid=t1', 'tid=unknown'], { tid: 't1', campaign: [] }],
  [['tid=t1', 'tid='], { tid: 't1', campaign: [] }],
  [['', 'tid=unknown&utm_source=a@b.example'], { tid: undefined, campaign: [] }],
])('after pages with %j the visit is %j', (queries, visit) => expect(after(...queries)).toEqual(visit))
