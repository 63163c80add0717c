import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { NONCE } from './mocks/http/site.ts'

// `vite build` is what gets deployed; `vite build --mode demo` adds the stand-in neighbours that `npm start` serves.
export default defineConfig(({ command, mode }) => {
  const isBuild = command === 'build'
  return {
    plugins: [react(), ...(isBuild ? [] : [msw({ mode: 'worker-only' })])],
    ...(isBuild && { html: { cspNonce: NONCE } }),
    build: {
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      // A data URL would need a wider content security policy.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['index.html', ...(mode === 'demo' ? ['mocks/neighbours/portal.html'] : [])],
      },
    },
  }
})
