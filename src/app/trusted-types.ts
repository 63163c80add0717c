type Policy = { createHTML: (text: string) => string; createScriptURL: (url: string) => string }
type Factory = { createPolicy: (name: string, policy: Policy) => unknown }

/**
 * Under `require-trusted-types-for 'script'` every text that would become markup comes by here. Style sheets of Mantine
 * do; a text that could open an element is refused, so no text out of the data ever becomes one. Every address that
 * would be run comes by too: only files of our own build are.
 */
export function installTrustedTypes() {
  const { trustedTypes } = window as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text.includes('<')) throw new TypeError('markup out of text is refused')
      return text
    },
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href)
      if (origin !== location.origin || !pathname.startsWith('/assets/'))
        throw new TypeError('a script from elsewhere is refused')
      return url
    },
  })
}
