import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Post } from '#tests/requests.ts'
import { percentile } from './percentile.ts'

export type Sent = {
  /** Requests accepted per second. */
  perSecond: number
  /** Milliseconds from sending the request to the end of the response. */
  p50Ms: number
  p95Ms: number
  p99Ms: number
  /** All that were accepted, the warm-up included. */
  acknowledged: number
  /** The share of one core that the clients used; near 1 they would limit the result. */
  clientCpuShare: number
}

/** Until the code of a request is compiled. */
const WARM_UP_MS = 6_000
/** The functions answer 200, the forms lead to the trip pass: as data, React Router answers such a redirect with 202. */
const ACCEPTED = [200, 202]

/**
 * Runs clients that each send their next request as soon as they have the answer to the last one, over one connection.
 * They write HTTP themselves, because Node's client uses half as much CPU as the server.
 * @throws when a request is refused: it is no booking
 */
export async function sendContinuously(
  origin: string,
  { clients, seconds, next }: { clients: number; seconds: number; next: () => Post },
): Promise<Sent> {
  const began = performance.now() + WARM_UP_MS
  const end = began + seconds * 1000
  const latencies: number[] = []
  let acknowledged = 0

  async function work(): Promise<void> {
    const client = await openClient(new URL(origin))
    for (;;) {
      const post = next()
      const sent = performance.now()
      if (sent > end) return client.close()
      const status = await client.send(post)
      if (!ACCEPTED.includes(status)) throw new Error(`${post.path} was answered with ${status}`)
      const answered = performance.now()
      acknowledged++
      if (answered > began && answered <= end) latencies.push(answered - sent)
    }
  }

  const before = process.cpuUsage()
  await Promise.all(Array.from({ length: clients }, work))
  const { user, system } = process.cpuUsage(before)
  return {
    perSecond: latencies.length / seconds,
    p50Ms: percentile(latencies, 0.5),
    p95Ms: percentile(latencies, 0.95),
    p99Ms: percentile(latencies, 0.99),
    acknowledged,
    clientCpuShare: (user + system) / 1000 / (WARM_UP_MS + seconds * 1000),
  }
}

/** A client with one HTTP/1.1 connection. */
async function openClient({ hostname, port, host, origin }: URL) {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  return {
    send({ path, headers, body }: Post): Promise<number> {
      const lines = { host, origin, ...headers, 'content-length': Buffer.byteLength(body) }
      const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
      const answer = readAnswer(socket)
      socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`)
      return answer
    },
    close: () => void socket.destroy(),
  }
}

/** The status of a response, once it is complete: by its content length, or by its last, empty chunk. */
function readAnswer(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = ''
    function take(bytes: Buffer) {
      text += bytes.toString('latin1')
      const headEnd = text.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const announced = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      const isComplete =
        announced === undefined
          ? text.endsWith('\r\n0\r\n\r\n')
          : text.length === headEnd + 4 + Number(announced)
      if (isComplete) settle(() => resolve(Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))))
    }
    function fail() {
      settle(() => reject(new Error('the connection ended before the answer')))
    }
    function settle(report: () => void) {
      socket.off('data', take).off('close', fail)
      report()
    }
    socket.on('data', take).on('close', fail)
  })
}
