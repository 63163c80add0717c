// Replaces nginx if it is not installed: forwards calls to the API, and all other requests to the document server.
import { createServer, request } from 'node:http'

const { API_ORIGIN = '', DOCUMENTS_ORIGIN = '', LISTEN = '' } = process.env
const [host = '', port] = LISTEN.split(':')
const CALL = /^\/(api|mesh|retool|images)\//

createServer((message, target) => {
  const { method, url = '/', headers } = message
  const isCall = CALL.test(url)
  const { hostname, port: there, host: name } = new URL(isCall ? API_ORIGIN : DOCUMENTS_ORIGIN)
  const passed = request(
    { hostname, port: there, method, path: url, headers: isCall ? { ...headers, host: name } : headers },
    (answer) => {
      target.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(target)
    },
  )
  passed.on('error', () => target.destroy())
  message.pipe(passed)
}).listen(Number(port), host)
