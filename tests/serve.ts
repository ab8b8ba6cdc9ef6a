import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer, type OutgoingHttpHeaders, type RequestListener, request } from 'node:http'
import { onTestFinished } from 'vitest'

/** Listens on a free port of this machine until the test ends. @returns the port */
export async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Sends a request with exactly these headers. @returns the answer with its body as sent, not decompressed */
export async function requestOnPort(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
) {
  const sent = request({ host: '127.0.0.1', port, path, headers, method }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  return { status: answer.statusCode, headers: answer.headers, body }
}
