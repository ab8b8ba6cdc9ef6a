import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Post } from '#tests/requests.ts'
import { percentile } from './percentile.ts'

export type Sent = {
  /** Answers with 200 a second. */
  perSecond: number
  /** Milliseconds from sending to the end of the answer. */
  p50Ms: number
  p95Ms: number
  p99Ms: number
  /** Answers with 200 in all, also while it warmed up. */
  acknowledged: number
  /** Share of one core that the clients took: near 1, the figures would be about them. */
  ownShare: number
}

const WARM_UP_MS = 3_000

/**
 * Keeps so many clients busy, each on a connection that stays open and with its next request as soon as it has the
 * answer to the last. They speak HTTP by hand: Node's own client takes as much of the machine as half a server.
 * @throws when an answer is anything but 200: what is refused is no booking
 */
export async function keepSending(
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
      if (status !== 200) throw new Error(`${post.path} was answered with ${status}`)
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
    ownShare: (user + system) / 1000 / (WARM_UP_MS + seconds * 1000),
  }
}

/** One connection of HTTP/1.1. */
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

/** The status of the answer, once all of it is there: its length is announced, or it ends with an empty chunk. */
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
    function settle(tell: () => void) {
      socket.off('data', take).off('close', fail)
      tell()
    }
    socket.on('data', take).on('close', fail)
  })
}
