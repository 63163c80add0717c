type Receiver = (error: unknown) => void

let receive: Receiver = (error) => console.error(error)

/** Reports a failure that whoever runs the application should learn of: a part that did not load, a page that broke. */
export const reportError = (error: unknown) => receive(error)

/** Sends the reports somewhere else than to the console. A deployment with monitoring calls it once, in main.tsx. */
export const reportErrorsTo = (receiver: Receiver) => {
  receive = receiver
}
