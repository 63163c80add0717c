import { expect, test } from 'vitest'
import { callOf, count, metricsText } from './metrics.ts'

test('counts are written by their labels, and no label can end its line', () => {
  count('documents_total', { page: 'class', status: 200 })
  count('documents_total', { page: 'class', status: 200 })
  count('documents_total', { page: 'a"\nb', status: 404 })
  count('refused_total')
  expect(metricsText().split('\n')).toEqual(
    expect.arrayContaining([
      '# TYPE documents_total counter',
      'documents_total{page="class",status="200"} 2',
      String.raw`documents_total{page="a\"\nb",status="404"} 1`,
      'refused_total 1',
      expect.stringMatching(/^resident_memory_bytes \d+$/),
    ]),
  )
})

test.each([
  ['https://a.example/api/training/courses/301?include=tags', '/api/training/courses/:id'],
  ['https://a.example/api/training/courses/301/occurrences', '/api/training/courses/:id/occurrences'],
  ['https://a.example/api/training/reviews/1/replies/2', '/api/training/reviews/:id/replies'],
  ['https://a.example/api/training/curricula', '/api/training/curricula'],
  ['https://a.example/1/indexes/*/queries', '/1/indexes/*/queries'],
])('the call %s counts as %s', (url, label) => expect(callOf(url)).toBe(label))
