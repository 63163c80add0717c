type Policy = { createHTML: (text: string) => string; createScriptURL: (url: string) => string }
type Factory = { createPolicy: (name: string, policy: Policy) => unknown }

/** With this constant, Leaflet asks whether the browser knows SVG. */
const SVG_PROBE = '<svg/>'

/**
 * Under `require-trusted-types-for 'script'`, every string that would become markup passes through here. Mantine's
 * style sheets do. A string that could open an element is refused, so data never becomes markup. Script URLs pass
 * through too, and only files of our own build are allowed.
 */
export function installTrustedTypes() {
  const { trustedTypes } = window as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text !== SVG_PROBE && text.includes('<')) throw new TypeError('markup from text is refused')
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
