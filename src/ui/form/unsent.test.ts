import { expect, test, vi } from 'vitest'
import { drafts } from './drafts.ts'
import { unsent } from './unsent.ts'

test.each<[string, Record<string, Record<string, unknown>>, string[]]>([
  ['nothing', {}, []],
  ['one result', { 'results.7': { r1: 'PASSED' } }, ['1 result is not submitted.']],
  [
    'results of two classes',
    { 'results.7': { r1: 'PASSED', r2: 'FAILED' }, 'results.8': { r3: 'PASSED' } },
    ['3 results are not submitted.'],
  ],
  [
    'arrivals of two days',
    { 'attendance.7': { '2026-11-19': ['r1', 'r2'], '2026-11-21': ['r1'] } },
    ['3 arrivals are kept on this device only.'],
  ],
  [
    'a list that is not uploaded',
    { 'roster-upload.7': { fileName: 'a.csv', rows: [{}, {}] } },
    ['2 students are not added from your list yet.'],
  ],
  ['a review', { 'review.oid=7&rid=8': { comment: 'Patient' } }, ['1 review is not sent.']],
  ['a form', { 'registrant.new.7': { firstName: 'Ana' } }, ['1 form is not saved.']],
  [
    'some of each',
    { 'student.7': {}, 'occurrence.new.8': {}, 'results.7': { r1: 'PASSED' } },
    ['1 result is not submitted.', '2 forms are not saved.'],
  ],
])('signing out would delete %s', (_, kept, sentences) => {
  vi.spyOn(drafts, 'allOf').mockReturnValue(Object.entries(kept).map(([name, values]) => ({ name, values })))
  expect(unsent()).toEqual(sentences)
})
