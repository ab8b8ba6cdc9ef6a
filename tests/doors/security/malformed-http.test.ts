import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../free-port.ts'
import { databaseUrl, dataFolder, spawnSite } from '../fixtures/site-process.ts'

const BOOK =
  'POST /functions/v1/send-booking-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const FORM =
  'POST /newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n'
const WEBHOOK =
  'POST /webhooks/stripe HTTP/1.1\r\nHost: localhost\r\nStripe-Signature: t=1,v1=x\r\nContent-Type: application/json\r\n'
const ACCOUNT =
  'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const A_MEGABYTE = 'x'.repeat(1024 * 1024)

/** The site as a separate process, and a way to write any bytes to it. */
async function site() {
  const port = await freePort()
  const spawned = spawnSite({
    ...{ PORT: String(port), DATA_DIR: dataFolder(), DATABASE_URL: await databaseUrl(), LOG_LEVEL: 'info' },
  })
  await spawned.until('/readyz', 200)
  const logBefore = spawned.said.stdout.length
  return { ...spawned, open: () => open(port), logSince: () => spawned.said.stdout.slice(logBefore) }
}

type Site = Awaited<ReturnType<typeof site>>

/** A connection that keeps the answers; `closed` resolves when the site closes it. */
async function open(port: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return { socket, closed, received: () => received }
}

function statusesIn(received: string): number[] {
  return Array.from(received.matchAll(/HTTP\/1\.1 ([2-5]\d\d) /g), ([, status]) => Number(status))
}

/** The statuses of the answers to these bytes: this many, unless the site closes the connection before. */
async function say({ open }: Site, bytes: string, many: number): Promise<number[]> {
  const { socket, closed, received } = await open()
  socket.write(Buffer.from(bytes, 'latin1'))
  const answered = expect.poll(() => statusesIn(received()).length).toBeGreaterThanOrEqual(many)
  await Promise.race([closed, answered])
  socket.destroy()
  return statusesIn(received())
}

const CHUNKED = 'Transfer-Encoding: chunked\r\n\r\n'
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n'

/** Malformed and unusual requests with the statuses of their answers; an empty list means no answer. */
const BROKEN: [what: string, bytes: string, statuses: number[]][] = [
  ['HTTP/0.9', 'GET /healthz\r\n\r\n', [400]],
  ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['a method that does not exist', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', [400]],
  ['a method in small letters', 'get / HTTP/1.1\r\nHost: localhost\r\n\r\n', [400]],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n', [405]],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', []],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', [400]],
  ['two hosts', `${GET}Host: evil.example\r\n\r\n`, [400]],
  ['the same host twice', `${GET}host: localhost\r\n\r\n`, [400]],
  ['two hosts, and a request behind them', `${GET}Host: evil.example\r\n\r\n${GET}\r\n`, [400]],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n', [400]],
  ['a user and a host', 'GET / HTTP/1.1\r\nHost: admin@localhost\r\n\r\n', [400]],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: localhost/admin\r\n\r\n', [400]],
  ['hosts in a list', 'GET / HTTP/1.1\r\nHost: localhost, evil.example\r\n\r\n', [400]],
  ['a host with a long port', 'GET / HTTP/1.1\r\nHost: localhost:123456\r\n\r\n', [400]],
  ['a host in capital letters', 'GET / HTTP/1.1\r\nHost: LOCALHOST:3000\r\n\r\n', [200]],
  ['a host of IPv6', 'GET / HTTP/1.1\r\nHost: [::1]:3000\r\n\r\n', [200]],
  ['HTTP/1.0 without a host, as from proxies', 'GET / HTTP/1.0\r\n\r\n', [200]],
  ['/readyz over HTTP/1.0 without a host, as from load balancers', 'GET /readyz HTTP/1.0\r\n\r\n', [200]],
  ['a space before a colon', `${GET}X : 1\r\n\r\n`, [400]],
  ['a folded header', `${GET}X: 1\r\n 2\r\n\r\n`, [400]],
  ['a zero byte in a header', `${GET}X: \0\r\n\r\n`, [400]],
  ['a header without a name', `${GET}: 1\r\n\r\n`, [400]],
  ['a header of 20 kB', `${GET}X: ${'x'.repeat(20_000)}\r\n\r\n`, [431]],
  ['an address of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, [431]],
  ['two lengths', `${BOOK}Content-Length: 5\r\nContent-Length: 6\r\n\r\n`, [400]],
  ['a length and chunks', `${BOOK}Content-Length: 5\r\n${CHUNKED}0\r\n\r\n`, [400]],
  ['a negative length', `${BOOK}Content-Length: -1\r\n\r\n`, [400]],
  ['a hexadecimal length', `${BOOK}Content-Length: 0x10\r\n\r\n`, [400]],
  ['a length of 30 digits', `${BOOK}Content-Length: ${'9'.repeat(30)}\r\n\r\n`, [400]],
  ['a double chunked encoding', `${BOOK}Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n`, [400]],
  ['an unknown transfer encoding', `${BOOK}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, [400]],
  ['a chunk without a size', `${BOOK}${CHUNKED}zz\r\nx\r\n0\r\n\r\n`, [400]],
  ['a chunk with a huge extension', `${BOOK}${CHUNKED}1;${'x'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`, [413]],
  ['a chunk with a negative size', `${FORM}${CHUNKED}-1\r\nx\r\n0\r\n\r\n`, [400]],
  ['an unknown Expect', `${BOOK}Expect: everything\r\nContent-Length: 2\r\n\r\n{}`, [417]],
  ['an upgrade to WebSocket', `${GET}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`, [200]],
  [
    'an absolute address of another site',
    'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n',
    [400],
  ],
  ['an absolute address with a user', 'GET http://x@localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n', [400]],
  ['an absolute address of this site', 'GET http://LOCALHOST/ HTTP/1.1\r\nHost: localhost\r\n\r\n', [200]],
  ['a second request in the body of the first', `${BOOK}Content-Length: 2\r\n\r\n{}${GET}\r\n`, [422, 200]],
  ['a body shorter than its Content-Length', `${BOOK}Content-Length: 3\r\n\r\n{}`, []],
  [
    'a megabyte with Content-Length',
    `${BOOK}Content-Length: ${A_MEGABYTE.length}\r\n\r\n${A_MEGABYTE}`,
    [413],
  ],
  ['a megabyte in chunks', `${BOOK}${CHUNKED}100000\r\n${A_MEGABYTE}\r\n0\r\n\r\n`, [413]],
  ['a form of a megabyte in chunks', `${FORM}${CHUNKED}100000\r\n${A_MEGABYTE}\r\n0\r\n\r\n`, [413]],
]

test('malformed requests are refused without errors in the log, and the site still answers', async () => {
  const attacked = await site()
  for (const [what, bytes, statuses] of BROKEN)
    expect({ what, statuses: await say(attacked, bytes, statuses.length) }).toEqual({ what, statuses })
  expect(await attacked.status('/tours?q=erawan')).toBe(200)
  expect(attacked.logSince()).not.toMatch(/"level":(50|60)|evil/)
  expect(attacked.said.stderr).toBe('')
})

const DOORS = { BOOK, FORM, WEBHOOK, ACCOUNT }
/** Ways in which a body ends before its announced length. */
const CUT_OFF: [how: string, beginning: string, end: 'half-close' | 'reset' | 'none'][] = [
  ['before its first byte', 'Content-Length: 9\r\n\r\n', 'half-close'],
  ['before its first byte, by a reset', 'Content-Length: 9\r\n\r\n', 'reset'],
  ['in the middle', 'Content-Length: 9\r\n\r\n{"a"', 'half-close'],
  ['in the middle, by a reset', 'Content-Length: 9\r\n\r\n{"a"', 'reset'],
  ['before the first chunk', CHUNKED, 'half-close'],
  ['between two chunks', `${CHUNKED}3\r\n{"a\r\n`, 'half-close'],
  ['between two chunks, by a reset', `${CHUNKED}3\r\n{"a\r\n`, 'reset'],
  ['in a chunk', `${CHUNKED}9\r\n{"a`, 'half-close'],
  ['by an invalid chunk', `${CHUNKED}3\r\n{"a\r\nzz\r\n`, 'none'],
  ['by a chunk that is longer than it says', `${CHUNKED}3\r\n{"a"}\r\n0\r\n\r\n`, 'none'],
  ['by a chunk of a huge size', `${CHUNKED}${'f'.repeat(17)}\r\n{"a"}`, 'none'],
  ['in a megabyte', `Content-Length: ${A_MEGABYTE.length}\r\n\r\n${A_MEGABYTE.slice(9)}`, 'half-close'],
  ['in a megabyte, by a reset', `${CHUNKED}100000\r\n${A_MEGABYTE.slice(9)}`, 'reset'],
]

test('an incomplete body causes no 5xx and no error in the log', async () => {
  const attacked = await site()
  for (const [door, head] of Object.entries(DOORS)) {
    for (const [how, beginning, end] of CUT_OFF) {
      const { socket, closed, received } = await attacked.open()
      socket.write(head + beginning)
      // Time for the site to start reading.
      await sleep(20)
      if (end === 'half-close') socket.end()
      if (end === 'reset') socket.resetAndDestroy()
      await closed
      expect({ door, how, failures: statusesIn(received()).filter((status) => status >= 500) }).toEqual({
        door,
        how,
        failures: [],
      })
    }
  }
  expect(await attacked.status('/tours?q=erawan')).toBe(200)
  expect(attacked.logSince()).not.toMatch(/"level":(50|60)|"status":5/)
  expect(attacked.said.stderr).toBe('')
})

/** The peak memory of a process. */
function mostMegabytes(pid = 0): number {
  return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

test.skipIf(process.platform !== 'linux')('a body of fifty megabytes is not read into memory', async () => {
  const attacked = await site()
  const before = mostMegabytes(attacked.child.pid)
  for (const head of [`${BOOK}${CHUNKED}`, `${FORM}${CHUNKED}`, `${FORM}Content-Length: 52428800\r\n\r\n`]) {
    const { socket, closed, received } = await attacked.open()
    socket.write(head)
    for (let megabyte = 0; megabyte < 50 && socket.writable; megabyte++) {
      const bytes = head.endsWith(CHUNKED) ? `100000\r\n${A_MEGABYTE}\r\n` : A_MEGABYTE
      if (!socket.write(bytes))
        await Promise.race([once(socket, 'drain').catch(() => {}), closed, sleep(200)])
    }
    await expect.poll(() => statusesIn(received())).toEqual([413])
    socket.destroy()
  }
  // Reading one of them would take a hundred.
  expect(mostMegabytes(attacked.child.pid) - before).toBeLessThan(80)
  expect(await attacked.status('/')).toBe(200)
})

test('300 clients that never finish their request get 408, and other clients are answered meanwhile', async () => {
  const attacked = await site()
  const beginnings = [GET, `${BOOK}Content-Length: 100\r\n\r\n{"tourName"`, `${FORM}${CHUNKED}2\r\nx=\r\n`]
  const slow = await Promise.all(Array.from({ length: 300 }, () => attacked.open()))
  for (const [number, { socket }] of slow.entries())
    socket.write(beginnings[number % beginnings.length] ?? '')
  const drip = setInterval(() => {
    for (const [number, { socket }] of slow.entries())
      if (socket.writable) socket.write(['X: 1\r\n', ' ', '1\r\nx\r\n'][number % beginnings.length] ?? '')
  }, 1_000)
  onTestFinished(() => clearInterval(drip))
  const booked = await attacked.book(crypto.randomUUID())
  expect([booked.status, await attacked.status('/'), await attacked.status('/tours?q=erawan')]).toEqual([
    200, 200, 200,
  ])
  await Promise.all(slow.map(({ closed }) => closed))
  // No request was complete.
  expect(new Set(slow.flatMap(({ received }) => statusesIn(received())))).toEqual(new Set([408]))
  expect(attacked.logSince()).not.toMatch(/"level":(50|60)/)
})
