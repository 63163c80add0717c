import { expect, test, vi } from 'vitest'
import { showToast, toastStore } from './toast.ts'

test('two toasts in the same millisecond have different timestamps', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000)
  showToast({ intent: 'primary', message: 'Class Added' })
  const first = toastStore.getState().toast
  showToast({ intent: 'primary', message: 'Class Added' })
  expect(toastStore.getState().toast?.timestamp).not.toBe(first?.timestamp)
})
