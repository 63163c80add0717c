// A page as a person finds their way in it: by role and name, waiting for what shows.
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Element } from './driver.ts'

/** Milliseconds until something has to show. */
const PATIENCE = 15_000

/** What stands for a role. */
const ROLES = {
  article: 'article',
  button: 'button, [role=button], summary',
  cell: 'td',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog[open], [role=dialog]',
  field: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea, select',
  file: 'input[type=file]',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  listitem: 'li',
  main: 'main',
  menuitem: '[role=menuitem]',
  navigation: 'nav',
  option: '[role=option]',
  radio: 'input[type=radio]',
  region: 'section, aside, [role=region]',
  row: 'tr',
  said: '[role=status], [role=alert], output',
  tab: '[role=tab]',
} as const
export type Role = keyof typeof ROLES
/** A whole name, or a part of it. */
type Name = string | RegExp
/** A selector, the name, and whether it is a pattern. */
type Step = readonly [string, string, boolean]

/** Runs in the page: what is shown at the end of the steps, in the order of the document. */
function find(steps: readonly Step[]) {
  const words = (text: string) => text.replace(/\s+/g, ' ').trim()
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof globalThis.Element) || node.ariaHidden === 'true') return ''
    const text = node.ariaLabel ?? node.getAttribute('alt') ?? [...node.childNodes].map(textOf).join('')
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `
  }
  const nameOf = (element: HTMLElement) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels = [
      ...ids.map((id) => document.getElementById(id)),
      ...((element as HTMLInputElement).labels ?? []),
    ]
    const label = words(labels.map((one) => (one ? textOf(one) : '')).join(' '))
    return (ids.length > 0 && label) || element.ariaLabel || label || words(textOf(element)) || element.title
  }
  const isShown = (element: HTMLElement) =>
    // A file is chosen by a button that stands for its field.
    (element.checkVisibility({ visibilityProperty: true }) || element.matches('[type=file]')) &&
    !element.closest('[inert], [aria-hidden=true]')
  let found: ParentNode[] = [document]
  for (const [selector, name, isPattern] of steps)
    found = found.flatMap((outer) =>
      [...outer.querySelectorAll<HTMLElement>(selector)].filter((element) => {
        const text = nameOf(element)
        return (isPattern ? new RegExp(name).test(text) : text === name) && isShown(element)
      }),
    )
  return found as unknown as Element[]
}

const KEYS = {
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Tab: '\uE004',
}

/** What a description of a page stands for, now and later. */
class Part {
  protected readonly browser: Browser
  private readonly path: readonly (readonly [Role, Name])[]

  constructor(browser: Browser, path: readonly (readonly [Role, Name])[] = []) {
    this.browser = browser
    this.path = path
  }

  /** What has a role and a name in this part. */
  part(role: Role, name: Name = /^/): Part {
    return new Part(this.browser, [...this.path, [role, name]])
  }

  all(): Promise<Element[]> {
    const steps = this.path.map(([role, name]): Step =>
      name instanceof RegExp ? [ROLES[role], name.source, true] : [ROLES[role], name, false],
    )
    return this.browser.run(find, steps)
  }

  /** Tries something until it holds. @param what as it is told if it never does */
  async until<T>(what: string, work: () => Promise<T | undefined | false>): Promise<T> {
    const end = Date.now() + PATIENCE
    for (let last: unknown = ''; ;) {
      try {
        const outcome = await work()
        if (outcome !== undefined && outcome !== false) return outcome
      } catch (error) {
        last = error
      }
      if (Date.now() > end) {
        const where = this.path.map(([role, name]) => `${role} ${name}`).join(' › ')
        throw new Error(`${where} ${what}: not within ${PATIENCE / 1000} seconds. ${String(last)}`)
      }
      await wait(50)
    }
  }

  /** The first of this part, once it is there. */
  private first = async () => (await this.all())[0]

  shown = () => this.until('is shown', this.first)
  gone = () => this.until('is gone', async () => (await this.all()).length === 0)
  count = (wanted: number) =>
    this.until(`is there ${wanted} times`, async () => (await this.all()).length === wanted)

  click = () =>
    this.until('is pressed', async () => {
      const element = await this.first()
      if (!element) return false
      // A press on a button that cannot be pressed yet would be lost.
      if (await this.browser.run((one) => (one as unknown as HTMLElement).matches(':disabled'), element))
        return false
      await this.browser.click(element)
      return true
    })

  /** Goes there, as somebody with a keyboard would. */
  focus = () =>
    this.until('can have the focus', async () => {
      const element = await this.first()
      return (
        element &&
        this.browser.run((one) => {
          const field = one as unknown as HTMLElement
          field.focus()
          return field === document.activeElement
        }, element)
      )
    })

  focused = () =>
    this.until('has the focus', async () => {
      const all = await this.all()
      return this.browser.run((...some) => some.includes(document.activeElement as never), ...all)
    })

  /** Puts a text in the place of what a field holds: typed, or as a picker would for dates and times. */
  async fill(text: string) {
    const isTyped = await this.until('is filled', async () => {
      const element = await this.first()
      return (
        element &&
        (await this.browser.run(
          (one, value) => {
            const field = one as unknown as HTMLInputElement
            if (field.disabled || field.readOnly) return undefined
            field.scrollIntoView({ block: 'center' })
            field.focus()
            if (!/^(date|time|month)$/.test(field.type)) {
              field.select()
              return [true]
            }
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
            for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
            return [false]
          },
          element,
          text,
        ))
      )
    })
    if (isTyped[0]) await this.browser.press(text === '' ? [KEYS.Backspace] : Array.from(text))
  }

  /** Chooses in a list of the system. */
  choose = (option: string) =>
    this.until(`has ${option}`, async () => {
      const element = await this.first()
      const inner =
        element &&
        (await this.browser.run(
          (one, text) =>
            [...(one as unknown as HTMLSelectElement).options].find(({ label }) =>
              label.startsWith(text),
            ) as unknown as Element,
          element,
          option,
        ))
      if (!inner) return false
      await this.browser.click(inner)
      return true
    })

  /** Checks a box or a button of a group, which may be drawn by what stands beside it. */
  check = () =>
    this.until('is checked', async () => {
      const element = await this.first()
      if (!element) return false
      await this.browser.run((one) => {
        const input = one as unknown as HTMLInputElement
        if (!input.checked) input.click()
      }, element)
      return true
    })

  /** Holds a value, or says a text. */
  holds = (value: string) =>
    this.until(`holds ${value}`, async () => {
      const element = await this.first()
      return (
        element &&
        this.browser.run((one, text) => (one as unknown as HTMLInputElement).value === text, element, value)
      )
    })

  upload = (file: string) =>
    this.until('takes a file', async () => {
      const element = await this.first()
      if (!element) return false
      await this.browser.type(element, file)
      return true
    })
}

export class Page extends Part {
  readonly base: string

  constructor(browser: Browser, base: string) {
    super(browser)
    this.base = base
  }

  goto = (path: string) => this.browser.goto(this.base + path)
  /** Opens a page of the public half, and waits for hydration. */
  async visit(path: string) {
    await this.goto(path)
    await this.until(`is alive at ${path}`, () =>
      this.run(() => document.querySelector('[data-alive=true]') !== null),
    )
  }
  back = () => this.browser.back()
  reload = () => this.browser.reload()
  /** A window of WebKit is never narrower than 447 pixels. */
  resize = (width: number, height: number) => this.browser.resize(width, height)
  press = (...keys: (keyof typeof KEYS | 'f')[]) =>
    this.browser.press(keys.map((key) => (key === 'f' ? key : KEYS[key])))
  run: Browser['run'] = (work, ...given) => this.browser.run(work, ...given)
  setCookie = (name: string, value: string) => this.browser.setCookie(name, value)

  /** Waits until the page is at an address. */
  at = (address: RegExp) =>
    this.until(`is at ${address}`, async () =>
      address.test((await this.browser.url()).slice(this.base.length)),
    )

  /** Where the page is and what it says. */
  words = () =>
    this.browser.run(
      () =>
        `${location.href}\n${document.activeElement?.outerHTML.slice(0, 200)}\n${document.body.innerText}`,
    )

  /** What the page complained of so far. */
  complaints = () => this.browser.run(() => JSON.parse(window.name || '[]') as string[])
}
