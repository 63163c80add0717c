import { config } from '../config.ts'

/** What was thrown, with the build that threw it and its stage (spec §9). */
export type Report = { error: unknown; release: string; environment: string }
type Receiver = (report: Report) => void

const toConsole: Receiver = ({ error, release, environment }) =>
  console.error(`${release}, ${environment}:`, error)

let receive = toConsole

/** Reports a failure that the operators should know about: code that did not load, or a page that crashed. */
export const reportError = (error: unknown) =>
  receive({ error, release: config.release, environment: config.environment })

/** Sends the reports somewhere other than the console. A deployment with monitoring calls it once in main.tsx. */
export const reportErrorsTo = (receiver = toConsole) => {
  receive = receiver
}
