// The entry of the instructors' half. It is tiny, so that on a slow connection the page of the address arrives together
// with the application instead of after it.
import { pageFileAt } from './app/page-files.ts'

// The router fetches it again if this fails, and then reports it.
pageFileAt(location.pathname)?.().catch(() => undefined)
void import('./main.tsx')
