/** Why nothing is being sent. */
export type Pause = 'asked' | 'offline' | 'session'
export type QueueState = 'running' | Pause | 'done'

/** How sending an item ended. `pause` puts it back at the front and holds the queue. */
export type Result = 'done' | { pause: Exclude<Pause, 'asked'> }

const AT_ONCE = 4
/** After this many calls in a row fail to reach the server, the rest wait. */
const MOST_LOST = 4

/**
 * Watches whether calls reach the server. Each call says when it begins and how it ended, and is told whether the rest
 * should wait. An answer to a call from before a failure may come after it, and does not mean that the signal is back.
 */
export function watchReach() {
  let lost = 0
  return () => {
    const before = lost
    return {
      answered() {
        if (before === lost) lost = 0
        return false
      },
      failed: () => ++lost >= MOST_LOST,
    }
  }
}

type Options<Item> = {
  items: readonly Item[]
  /** Sends one item; never rejects. */
  send: (item: Item) => Promise<Result>
  onChange: (state: QueueState) => void
}

/**
 * Sends items in order, at most four at a time. After a pause or stop it still waits for running calls, because the
 * server may have accepted them.
 */
export class SendQueue<Item> {
  private readonly waiting: Item[]
  private readonly options: Options<Item>
  /** Number of running calls. */
  private under = 0
  /** How often sending was started or resumed. */
  private starts = 0
  private isStopped = false
  private pause: Pause | undefined
  private last: QueueState | undefined

  constructor(options: Options<Item>) {
    this.options = options
    this.waiting = [...options.items]
  }

  get state(): QueueState {
    if (!this.waiting.length && !this.under) return 'done'
    return this.pause ?? 'running'
  }

  /** Starts sending, or resumes after a pause. */
  start() {
    this.pause = undefined
    this.starts++
    this.fill()
  }

  hold(pause: Pause) {
    this.pause ??= pause
    this.tell()
  }

  /** Sends nothing more. */
  stop() {
    this.isStopped = true
    this.waiting.length = 0
    this.tell()
  }

  private fill() {
    while (this.under < AT_ONCE && !this.pause) {
      const item = this.waiting.shift()
      if (item === undefined) break
      this.under++
      void this.run(item)
    }
    this.tell()
  }

  private async run(item: Item) {
    const begun = this.starts
    const result = await this.options.send(item)
    this.under--
    if (result !== 'done' && !this.isStopped) {
      this.waiting.unshift(item)
      // A call from before the queue was resumed may fail only now. It is sent again, without another pause.
      if (begun === this.starts) this.pause ??= result.pause
    }
    this.fill()
  }

  private tell() {
    if (this.state === this.last) return
    this.last = this.state
    this.options.onChange(this.state)
  }
}
