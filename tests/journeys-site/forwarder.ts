import { Agent, createServer, request, type Server } from 'node:http'

/**
 * Sends each request to the next of these ports, so that nothing can depend on the memory of one instance. It adds no
 * header, so the sites see loopback visitors.
 * @param ports the ports in use at the moment
 */
export function createForwarder(ports: () => readonly number[]): Server {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  return createServer((asked, answer) => {
    const inUse = ports()
    const port = inUse[turn++ % inUse.length]
    const { method, url, headers } = asked
    const forwarded = request({ agent, host: '127.0.0.1', port, method, path: url, headers })
    forwarded.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.pipe(answer)
    })
    // A connection closed on one side is closed on the other.
    forwarded.on('error', () => answer.destroy())
    answer.on('close', () => answer.writableFinished || forwarded.destroy())
    asked.pipe(forwarded)
  })
}
