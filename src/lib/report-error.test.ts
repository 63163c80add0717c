import { expect, test, vi } from 'vitest'
import { config } from '../config.ts'
import { type Report, reportError, reportErrorsTo } from './report-error.ts'

test('a report has the error, the release and the stage', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const error = new Error('it broke')
  reportErrorsTo()
  reportError(error)
  expect(log).toHaveBeenCalledWith(`${config.release}, production:`, error)
  log.mockRestore()

  const reports: Report[] = []
  reportErrorsTo((report) => reports.push(report))
  reportError(error)
  expect(reports).toEqual([{ error, release: config.release, environment: 'production' }])
  reportErrorsTo()
})
