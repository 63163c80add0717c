// The mock over HTTP in a process of its own, so that its work does not delay the requests that are measured.
import { serveMock } from '../../../support/serve-mock.ts'

const { port } = await serveMock()
console.log(port)
