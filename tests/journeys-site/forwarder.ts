import { Agent, createServer, request, type Server } from 'node:http'

/**
 * Sends each request to the next of these ports, whoever asks: nobody can lean on what one site remembers. It adds no
 * header, so the sites see visitors of this machine.
 * @param ports those that are to be asked at the moment
 */
export function createForwarder(ports: () => readonly number[]): Server {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  return createServer((asked, answer) => {
    const among = ports()
    const port = among[turn++ % among.length]
    const { method, url, headers } = asked
    const forwarded = request({ agent, host: '127.0.0.1', port, method, path: url, headers })
    forwarded.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.pipe(answer)
    })
    // Whoever is cut off on one side is cut off on the other.
    forwarded.on('error', () => answer.destroy())
    answer.on('close', () => answer.writableFinished || forwarded.destroy())
    asked.pipe(forwarded)
  })
}
