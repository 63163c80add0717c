// A separate process that serves the mock and saves its world in the given file. Prints its port.
import { createBackend } from '../../mocks/backend.ts'
import { worldInFile } from '../../mocks/http/world-file.ts'
import { serveMock } from './serve-mock.ts'

const [, , file = ''] = process.argv
const { port } = await serveMock(createBackend(Date.now, worldInFile(file, Date.now)))
console.log(port)
