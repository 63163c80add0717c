import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { drafts, forgetKeptKeys } from './drafts.ts'
import { OwnDraft } from './own-draft.ts'

const NOW = 1_800_000_000_000
const DAY = 86_400_000
const ANA = { firstName: 'Ana' }
const BO = { firstName: 'Bo' }
const SHARED = { id: 'shared', savedAt: NOW }

/** Like the browser's: the keys are its own, the methods are not. */
class FakeStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? (this[key] as string) : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

let storage: FakeStorage
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  drafts.belongTo('u-1')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a draft', () => {
  test('is read as it was written, until it is removed', () => {
    expect(drafts.write('registrant.new.7', ANA)).toBe(true)
    expect(drafts.read('registrant.new.7')).toEqual({ ...SHARED, values: ANA })
    expect(drafts.read('registrant.new.8')).toBeUndefined()
    drafts.remove('registrant.new.7')
    expect(drafts.read('registrant.new.7')).toBeUndefined()
    expect(Object.keys(storage)).toEqual([])
  })

  test('of an edit is kept with the version that was edited', () => {
    const base = { version: '7', values: { ...ANA, firstName: 'Anna' } }
    drafts.write('registrant.7', ANA, { base })
    expect(drafts.read('registrant.7')).toEqual({ ...SHARED, values: ANA, base })
  })

  test.each([
    ['null', 'null'],
    ['no version', '{"values":{}}'],
    ['a version that is a number', '{"version":7,"values":{}}'],
    ['no values', '{"version":"7"}'],
  ])('is kept without what it was edited from when that is %s', (_, base) => {
    storage.setItem('draft.u-1.form', `{"savedAt":${NOW},"values":{},"base":${base}}`)
    expect(drafts.read('form')).toEqual({ ...SHARED, values: {} })
  })

  test('is of whoever typed it', () => {
    drafts.write('form', ANA)
    drafts.belongTo('u-2')
    expect(drafts.read('form')).toBeUndefined()
    drafts.remove('form')
    drafts.belongTo('u-1')
    expect(drafts.read('form')?.values).toEqual(ANA)
  })

  test('is not kept of nobody', () => {
    drafts.belongTo(undefined)
    expect(drafts.write('form', ANA)).toBe(false)
    expect(drafts.read('form')).toBeUndefined()
    expect(Object.keys(storage)).toEqual([])
  })

  test('lives for a week', () => {
    drafts.write('form', ANA)
    vi.setSystemTime(NOW + 7 * DAY - 1)
    expect(drafts.read('form')?.values).toEqual(ANA)
    vi.setSystemTime(NOW + 7 * DAY)
    expect(drafts.read('form')).toBeUndefined()
  })

  test.each([
    ['broken JSON', '{"savedAt":'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['no time', '{"values":{}}'],
    ['a time that is text', `{"savedAt":"${NOW}","values":{}}`],
    ['no values', `{"savedAt":${NOW}}`],
    ['values that are null', `{"savedAt":${NOW},"values":null}`],
    ['values that are text', `{"savedAt":${NOW},"values":"Ana"}`],
  ])('is none when %s stands there', (_, text) => {
    storage.setItem('draft.u-1.form', text)
    expect(drafts.read('form')).toBeUndefined()
  })
})

test('all that one person has not sent, the newest first', () => {
  drafts.write('form', ANA)
  drafts.belongTo('u-2')
  drafts.write('form', BO)
  vi.advanceTimersByTime(1)
  drafts.write('results.7', { 'r-1': 'PASSED' })
  storage.setItem('draft.u-2.broken', '{')
  storage.setItem('results-per-page', '25')
  drafts.belongTo(undefined)
  expect(drafts.allOf('u-2')).toEqual([
    { name: 'results.7', values: { 'r-1': 'PASSED' } },
    { name: 'form', values: BO },
  ])
  expect(drafts.allOf('u')).toEqual([])
})

test('a sign-out leaves no draft of this person, and touches nothing else', () => {
  drafts.write('form', ANA)
  drafts.belongTo('u-2')
  drafts.write('another', ANA)
  storage.setItem('results-per-page', '25')
  drafts.removeAllOf('u-2')
  expect(Object.keys(storage)).toEqual(['draft.u-1.form', 'results-per-page'])
  expect(drafts.write('form', ANA)).toBe(false)
  expect(Object.keys(storage)).toEqual(['draft.u-1.form', 'results-per-page'])
})

test('what nobody came back for in a week goes when the next person signs in', () => {
  drafts.write('form', ANA)
  vi.setSystemTime(NOW + 7 * DAY)
  drafts.belongTo('u-2')
  expect(Object.keys(storage)).toEqual([])
})

test.each(['QuotaExceededError', 'SecurityError'])(
  'a storage that throws %s keeps nothing, and says so',
  (name) => {
    drafts.write('form', ANA)
    const refuse = () => {
      throw new DOMException('no', name)
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(drafts.write('form', ANA)).toBe(false)
    expect(drafts.read('form')).toBeUndefined()
    expect(() => drafts.remove('form')).not.toThrow()
    expect(() => drafts.removeAllOf('u-1')).not.toThrow()
  },
)

describe('the draft of one form', () => {
  const kept = () => drafts.all('form').map(({ values }) => values)

  test('is kept beside those of other tabs, and removed alone', () => {
    const [here, there] = [new OwnDraft('form'), new OwnDraft('form')]
    here.write(ANA)
    there.write(BO)
    expect(kept()).toEqual([BO, ANA])
    here.remove()
    expect(kept()).toEqual([BO])
  })

  test('leaves what an earlier visit kept until that is answered', () => {
    new OwnDraft('form').write(ANA)
    const own = new OwnDraft('form')
    own.write(BO)
    expect(own.found.map(({ values }) => values)).toEqual([ANA])
    own.remove()
    expect(kept()).toEqual([ANA])
    own.forget(own.found[0]?.id ?? '')
    expect(kept()).toEqual([])
  })

  test('changes places with the one that is restored', () => {
    new OwnDraft('form').write(ANA)
    const own = new OwnDraft('form')
    expect(own.setAside()).toEqual([])
    own.write(BO)
    const [aside] = own.setAside()
    own.write(ANA)
    own.forget(own.found[0]?.id ?? '')
    expect(kept()).toEqual([ANA, BO])
    own.forget(aside?.id ?? '')
    expect(kept()).toEqual([ANA])
  })

  test('goes, once it is sent, with every other that says the same', () => {
    new OwnDraft('form').write(ANA)
    const own = new OwnDraft('form')
    own.write(ANA)
    own.settle(({ values }) => values['firstName'] === 'Ana')
    expect(kept()).toEqual([])
  })

  test('goes on with the newest that no other tab holds', async () => {
    new OwnDraft('form').write(ANA)
    new OwnDraft('form').write(BO)
    const [typedThere] = drafts.all('form')
    await new Promise<void>((resolve) => {
      const keepHold = () => {
        resolve()
        return new Promise<never>(() => {})
      }
      void navigator.locks.request(`draft.${typedThere?.id}`, keepHold)
    })
    const own = new OwnDraft('form')
    expect((await own.takeUp())?.values).toEqual(ANA)
    own.write({ firstName: 'Cy' })
    expect(kept()).toEqual([{ firstName: 'Cy' }, BO])
  })

  test('keeps the keys of what was sent and not seen created', async () => {
    const before = new OwnDraft('form')
    before.write(ANA)
    const key = before.keys.of(ANA)
    const after = new OwnDraft('form')
    expect(after.keys.of(ANA)).toBe(key)
    await after.takeUp()
    after.keys.forget(ANA)
    expect(new OwnDraft('form').keys.of(ANA)).not.toBe(key)
  })

  test('for whom nothing is kept, sends the same again under the same key, until it is created', () => {
    drafts.belongTo(undefined)
    const before = new OwnDraft('form')
    const key = before.keys.of(ANA)
    const after = new OwnDraft('form')
    expect(after.keys.of(ANA)).toBe(key)
    expect(new OwnDraft('another form').keys.of(ANA)).not.toBe(key)
    after.keys.forget(ANA)
    expect(new OwnDraft('form').keys.of(ANA)).not.toBe(key)
  })
})

test('a draft stays without its keys when something is gone that they may stand for, and nobody else loses theirs', () => {
  const keys = { '"Ana"': 'k-1' }
  for (const owner of ['u-2', 'u-1']) {
    drafts.belongTo(owner)
    drafts.write('registrant.new.7', ANA, { keys })
  }
  forgetKeptKeys()
  expect(drafts.all('registrant.new.7')).toEqual([{ ...SHARED, values: ANA }])
  drafts.belongTo('u-2')
  expect(drafts.all('registrant.new.7')).toEqual([{ ...SHARED, values: ANA, keys }])
})
