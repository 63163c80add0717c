import { parseArgs } from 'node:util'

export const USAGE = `Verifies a backend against the Pacts of the application.

  npm run pact:verify -- --provider-base-url http://localhost:8080 --states-url http://localhost:8080/_pact/states

  --provider-base-url URL  the backend; without it, the mock
  --states-url URL         sets up the states; default: /_mock/provider-states on the backend
  --only NAME              only this operation, or one outcome of it: createReply, "createReply 409"; may be repeated
  --state TEXT             only interactions with a state that contains this text; may be repeated
  --without-versions       for a backend without versions: nothing about If-Match, 412 and meta
  --list                   lists the interactions with their states, and verifies nothing
  --json FILE              also writes the result as JSON
  --junit FILE             also writes the result as JUnit
  --pact FILE              this Pact file instead of all in contracts/pacts; may be repeated
  --token TOKEN            the token of the signed-in instructor, if the states return none
  --member-token TOKEN     the same for the signed-in member
  --help                   shows this text`

/** Reads the command line. Throws an error with one sentence for an option that does not exist. */
export const readCommandLine = (args: string[]) =>
  parseArgs({
    args,
    options: {
      'provider-base-url': { type: 'string' },
      'states-url': { type: 'string' },
      token: { type: 'string' },
      'member-token': { type: 'string' },
      pact: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
      state: { type: 'string', multiple: true },
      json: { type: 'string' },
      junit: { type: 'string' },
      'without-versions': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values
