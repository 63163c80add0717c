// Runs in the browser, on the page as it stands: which fields and which focus rings have a contrast below 3:1 with what is
// around them (WCAG 1.4.11). axe does not look at either.
type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** What is too faint, by tag and name. */
export function faintEdges(): string[] {
  const LEAST = 3
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  function colorOf(text: string): Color {
    if (!canvas) throw new Error('no canvas')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = text
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const luminance = ([...channels]: Color) =>
    channels.slice(0, 3).reduce((sum, value, i) => {
      const part = value / 255
      const linear = part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      return sum + linear * [0.2126, 0.7152, 0.0722][i]!
    }, 0)
  function contrast(a: Color, b: Color) {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
    return (light + 0.05) / (dark + 0.05)
  }
  /** The nearest solid background at an element or above it. */
  function groundOf(element: Element | null): Color {
    for (let one = element; one; one = one.parentElement) {
      const color = colorOf(getComputedStyle(one).backgroundColor)
      if (color[3] === 1) return color
    }
    return [255, 255, 255, 1]
  }
  const nameOf = (element: Element) =>
    `${element.tagName} ${(element.getAttribute('aria-label') ?? element.id) || element.textContent.slice(0, 30)}`
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })

  const hasEdge = (element: Element) => parseFloat(getComputedStyle(element).borderTopWidth) > 0
  /** A password has its edge around the field and its button. */
  const edgedBoxOf = (field: Element) =>
    [field, field.parentElement].find((box) => box && hasEdge(box)) ?? field

  const fields = [...document.querySelectorAll('input, select, textarea')].filter(
    (field) => isSeen(field) && !/^(checkbox|radio|hidden)$/.test(field.getAttribute('type') ?? ''),
  )
  const faintFields = fields.flatMap((field) => {
    const box = edgedBoxOf(field)
    const ratio = contrast(colorOf(getComputedStyle(box).borderTopColor), groundOf(box.parentElement))
    return ratio < LEAST ? [`${nameOf(field)}: edge ${ratio.toFixed(2)}`] : []
  })

  /** The colors that mark the focus: of the outline of the element, of its label or of its pseudo-element. */
  function marksOf(element: HTMLElement): { color: Color; ground: Color }[] {
    const boxes = [element, element.closest('label'), ...element.children].filter((box) => box !== null)
    return boxes.flatMap((box) =>
      [undefined, '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(box, pseudo)
        // The browser draws its own ring in two colors, one of which always stands out.
        if (style.outlineStyle === 'auto')
          return [{ color: [0, 0, 0, 1] as const, ground: [255, 255, 255, 1] as const }]
        const isDrawn = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
        const isInside = parseFloat(style.outlineOffset) < 0
        return isDrawn
          ? [{ color: colorOf(style.outlineColor), ground: groundOf(isInside ? box : box.parentElement) }]
          : []
      }),
    )
  }
  const before = document.activeElement
  const dialog = document.querySelector('dialog[open], [role="dialog"]')
  const stops = [
    ...(dialog ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((stop) => isSeen(stop) && !stop.matches(':disabled'))
  const faintRings = stops.flatMap((stop) => {
    const box = edgedBoxOf(stop)
    const edge = getComputedStyle(box).borderTopColor
    stop.focus({ preventScroll: true })
    if (document.activeElement !== stop) return []
    for (const change of document.getAnimations()) change.finish()
    const ratios = marksOf(stop).map(({ color, ground }) => contrast(color, ground))
    // A field may change the color of its edge in place of a ring.
    const { borderTopColor } = getComputedStyle(box)
    if (borderTopColor !== edge) ratios.push(contrast(colorOf(borderTopColor), groundOf(box.parentElement)))
    const best = Math.max(0, ...ratios)
    return best < LEAST ? [`${nameOf(stop)}: focus ${best.toFixed(2)}`] : []
  })
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  if (stops.length < 3) return ['nothing to measure']
  return [...faintFields, ...faintRings]
}
