import { expect, test, vi } from 'vitest'
import { showToast, toastStore } from './toast.ts'

test('a toast in the same millisecond as another one is a new one', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000)
  showToast({ intent: 'primary', message: 'Class Added' })
  const first = toastStore.get()
  showToast({ intent: 'primary', message: 'Class Added' })
  expect(toastStore.get()?.timestamp).not.toBe(first?.timestamp)
})
