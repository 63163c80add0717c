// Steps that fit every screen.
import { Fault } from '../fault.ts'
import { press, type Screen, type Step } from './step.ts'

/** After these the person knows that what they typed is gone. */
const GIVES_UP = new Set(['Discard', 'Close', 'Start over'])

/** Answers to what a form or a dialog asks. */
const CHOICES = [
  'Restore',
  'Discard',
  'Start over',
  'Keep editing',
  'Keep mine',
  'Take theirs',
  'Cancel',
  'Close',
]

const choose = (name: string): Step => ({
  ...press(name),
  async play(walk) {
    if (GIVES_UP.has(name)) walk.giveUp()
    if (name === 'Close' || name === 'Cancel') walk.leave()
    await walk.press(name)
  },
})

/** The session is over, or somebody left: the way back to the screen. */
const SIGN_IN = { instructor: /^Dana Reyes/, session: 'OK' }

const answers = (words: string, weight: number, isHeld: boolean): Step => ({
  words,
  can: ({ server }) => server.isHolding === isHeld && (!isHeld || server.held > 0),
  async play({ server }) {
    if (isHeld) server.release()
    else server.hold()
  },
  weight,
})

const moves: Step[] = [
  {
    words: 'reload',
    can: () => true,
    async play(walk) {
      walk.leave()
      await walk.page.reload()
    },
  },
  {
    words: 'back',
    can: ({ seen, screen }) => seen.path !== screen.start,
    play(walk) {
      walk.leave()
      return walk.page.goBack({ timeout: 3000 }).catch(() => undefined)
    },
  },
  { words: 'come back to the page after a minute', can: () => true, play: (walk) => walk.comeBack() },
  {
    words: 'open a second tab',
    can: ({ tabs }) => tabs.length < 2,
    async play(walk) {
      walk.isAlone = false
      await walk.openTab()
    },
  },
  {
    words: 'go to the other tab',
    can: ({ tabs }) => tabs.length > 1,
    play: (walk) => walk.otherTab(),
    weight: 2,
  },
]

const retry: Step = {
  ...press(/^Try again/, 4),
  async play(walk) {
    const name = await walk.press(/^Try again/)
    await walk.settle()
    const failed = /^We could not load .*/m.exec(walk.seen.text)?.[0]
    if (!walk.fault && walk.who === walk.screen.who && failed)
      throw new Fault('try-again', `“${failed}” is still there, and nothing fails any more`)
    return name
  },
}

const signOut: Step = {
  words: 'sign out',
  can: (walk) => walk.has(/^Account of /),
  async play(walk) {
    const { drafts } = walk.seen
    await walk.press(/^Account of /)
    await walk.settle()
    if (!walk.has('Sign out')) return
    await walk.press('Sign out')
    await walk.settle()
    const isAsked = walk.has(/^Sign out/)
    if (isAsked) return
    walk.who = undefined
    walk.unsent = []
    if (drafts.length && !walk.seen.drafts.length)
      throw new Fault('sign-out', `${drafts.join(', ')} was thrown away without a question`)
  },
}

/** The answer to the question whether to sign out all the same. */
const signOutAnyway: Step = {
  ...press(/^Sign out/),
  can: (walk) => walk.has(/^Sign out/) && walk.seen.dialogs.length > 0,
  async play(walk) {
    walk.who = undefined
    walk.unsent = []
    await walk.press(/^Sign out/)
  },
}

const changePerson: Step = {
  words: 'somebody else signs in',
  can: ({ who }) => who === 'instructor',
  async play(walk) {
    walk.leave()
    await walk.signIn('retail')
    await walk.comeBack()
  },
}

const comeHome: Step = {
  words: 'Dana signs in again',
  can: ({ who, screen }) => who !== screen.who,
  async play(walk) {
    if (walk.screen.who) await walk.signIn(walk.screen.who)
    await walk.goTo(walk.screen.start)
  },
  weight: 6,
}

const fault = (text: string, weight: number): Step => ({
  words: `the next call fails: ${text}`,
  can: (walk) => !walk.fault && !walk.server.isHolding,
  play: (walk) => walk.setScenario(text),
  weight,
})

/** All steps of a screen. */
export const stepsOf = (screen: Screen): Step[] => [
  ...screen.steps.map((step) => ({ ...step, weight: 3 * (step.weight ?? 1) })),
  ...screen.faults.map((text) => fault(text, 8 / screen.faults.length)),
  ...moves,
  ...CHOICES.map(choose),
  { ...press(SIGN_IN.session, 4) },
  { ...press(SIGN_IN.instructor, 6) },
  retry,
  answers('answers are slow from now on', 2, false),
  answers('the answers come', 4, true),
  ...(screen.who ? [signOut, signOutAnyway, changePerson, comeHome] : []),
]
