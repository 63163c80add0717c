// The entry of the instructors' half. It is tiny, so that on a slow connection the page of the address arrives together
// with the application instead of after it.
import { pageAt } from './app/pages.ts'

// First, because what is imported first runs first, and it sends the calls of the page.
void import('./main.tsx')
// The router fetches it again if this fails, and then reports it.
pageAt(location.pathname)
  ?.load()
  .catch(() => undefined)
