import type { Handlers } from '../handler.ts'

export const events = {
  getEventCheckIn: () => ({ embedUrl: 'https://events.example.com/embed/check-in' }),
} satisfies Partial<Handlers>
