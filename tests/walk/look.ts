/** The page as a person sees it at one moment. Buttons and fields are those on top: of the dialog, if one is open. */
export type Seen = ReturnType<typeof look>

/** Runs in the page. */
export function look() {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
  const all = <E extends HTMLElement>(selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll<E>(selector)].filter(isShown)
  const named = (element: HTMLElement) => {
    const copy = element.cloneNode(true) as HTMLElement
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return (element.getAttribute('aria-label') ?? copy.textContent).replaceAll(/\s+/g, ' ').trim()
  }

  const layers = all('[role=dialog], dialog[open], [role=menu], :popover-open')
  const top = layers.at(-1) ?? document.body
  const pressable = all('button, a[href], [role=menuitem]', top)
    .filter(
      (element) => !element.matches(':disabled, [data-disabled], [data-loading=true], [aria-disabled=true]'),
    )
    .map((element) => ({
      role: element.matches('[role=menuitem]')
        ? ('menuitem' as const)
        : element.matches('a')
          ? ('link' as const)
          : ('button' as const),
      name: named(element),
    }))
  const fields = all<HTMLInputElement>('input, textarea, select', top).map((input) => ({
    label: (input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? '')
      .replace(/\s*\*$/, '')
      .trim(),
    id: input.id,
    isOff: input.disabled || input.readOnly,
  }))
  const storages = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
  return {
    path: location.pathname + location.search,
    pressable,
    fields,
    /** Everything typed that is on the page, also below a dialog. */
    values: [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
    dialogs: layers.map(named),
    messages: all('[role=alert], [role=status], [role=group][aria-label=Error]').map((element) =>
      element.innerText.trim(),
    ),
    text: document.body.innerText,
    banner: all('header')[0]?.textContent ?? '',
    busy: all(
      '[role=status][aria-label^=Loading], [role=progressbar][aria-label^=Loading], [aria-busy=true], button[data-loading=true]',
    ).map(named),
    kept: storages.map(([, value]) => value).join('\n'),
    drafts: storages.filter(([key]) => key.startsWith('draft.')).map(([key]) => key),
  }
}
