type Receiver = (error: unknown) => void

let receive: Receiver = (error) => console.error(error)

/** Reports a failure that the operators should know about: code that did not load, or a page that crashed. */
export const reportError = (error: unknown) => receive(error)

/** Sends the reports somewhere other than the console. A deployment with monitoring calls it once in main.tsx. */
export const reportErrorsTo = (receiver: Receiver) => {
  receive = receiver
}
