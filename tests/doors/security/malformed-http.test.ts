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

/** The site as a process of its own, and a way to write any bytes to it. */
async function site() {
  const port = await freePort()
  const spawned = spawnSite({
    ...{ PORT: String(port), DATA_DIR: dataFolder(), DATABASE_URL: await databaseUrl(), LOG_LEVEL: 'info' },
  })
  await spawned.until('/readyz', 200)
  const saidBefore = spawned.said.stdout.length
  return { ...spawned, open: () => open(port), saidSince: () => spawned.said.stdout.slice(saidBefore) }
}

type Site = Awaited<ReturnType<typeof site>>

/** A connection that keeps what it hears; `closed` when the site lets it go. */
async function open(port: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes
  })
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return { socket, closed, heard: () => heard }
}

function statusesIn(heard: string): number[] {
  return Array.from(heard.matchAll(/HTTP\/1\.1 ([2-5]\d\d) /g), ([, status]) => Number(status))
}

/** The statuses of the answers to these bytes: that many, unless the site lets go before. */
async function say({ open }: Site, bytes: string, many: number): Promise<number[]> {
  const { socket, closed, heard } = await open()
  socket.write(Buffer.from(bytes, 'latin1'))
  const answered = expect.poll(() => statusesIn(heard()).length).toBeGreaterThanOrEqual(many)
  await Promise.race([closed, answered])
  socket.destroy()
  return statusesIn(heard())
}

const CHUNKED = 'Transfer-Encoding: chunked\r\n\r\n'
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n'

/** What no browser writes, and how it is answered: nothing at all is an answer, too. */
const BROKEN: [what: string, bytes: string, statuses: number[]][] = [
  ['no protocol, as thirty years ago', 'GET /healthz\r\n\r\n', [400]],
  ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['a method that does not exist', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', [400]],
  ['a method in small letters', 'get / HTTP/1.1\r\nHost: localhost\r\n\r\n', [400]],
  ['tracing', 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n', [405]],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', []],
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
  ['no host, as proxies that speak HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', [200]],
  ['no host, as load balancers ask whether it is ready', 'GET /readyz HTTP/1.0\r\n\r\n', [200]],
  ['a space before a colon', `${GET}X : 1\r\n\r\n`, [400]],
  ['a folded header', `${GET}X: 1\r\n 2\r\n\r\n`, [400]],
  ['a zero byte in a header', `${GET}X: \0\r\n\r\n`, [400]],
  ['a header without a name', `${GET}: 1\r\n\r\n`, [400]],
  ['a header of 20 kB', `${GET}X: ${'x'.repeat(20_000)}\r\n\r\n`, [431]],
  ['an address of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, [431]],
  ['two lengths', `${BOOK}Content-Length: 5\r\nContent-Length: 6\r\n\r\n`, [400]],
  ['a length and chunks', `${BOOK}Content-Length: 5\r\n${CHUNKED}0\r\n\r\n`, [400]],
  ['a negative length', `${BOOK}Content-Length: -1\r\n\r\n`, [400]],
  ['a length in letters', `${BOOK}Content-Length: 0x10\r\n\r\n`, [400]],
  ['a length beyond numbers', `${BOOK}Content-Length: ${'9'.repeat(30)}\r\n\r\n`, [400]],
  ['chunks within chunks', `${BOOK}Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n`, [400]],
  ['chunks under another name', `${BOOK}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, [400]],
  ['a chunk without a size', `${BOOK}${CHUNKED}zz\r\nx\r\n0\r\n\r\n`, [400]],
  ['a chunk with a huge note', `${BOOK}${CHUNKED}1;${'x'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`, [413]],
  ['a chunk with a negative size', `${FORM}${CHUNKED}-1\r\nx\r\n0\r\n\r\n`, [400]],
  ['an unknown wish', `${BOOK}Expect: everything\r\nContent-Length: 2\r\n\r\n{}`, [417]],
  ['another protocol to go on with', `${GET}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`, [200]],
  ['a whole address of another site', 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n', [400]],
  ['a whole address with a user', 'GET http://x@localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n', [400]],
  ['a whole address of this site', 'GET http://LOCALHOST/ HTTP/1.1\r\nHost: localhost\r\n\r\n', [200]],
  ['a second request in the body of the first', `${BOOK}Content-Length: 2\r\n\r\n{}${GET}\r\n`, [422, 200]],
  ['less than was announced, then nothing', `${BOOK}Content-Length: 3\r\n\r\n{}`, []],
  [
    'a megabyte that was announced',
    `${BOOK}Content-Length: ${A_MEGABYTE.length}\r\n\r\n${A_MEGABYTE}`,
    [413],
  ],
  ['a megabyte in chunks', `${BOOK}${CHUNKED}100000\r\n${A_MEGABYTE}\r\n0\r\n\r\n`, [413]],
  ['a form of a megabyte in chunks', `${FORM}${CHUNKED}100000\r\n${A_MEGABYTE}\r\n0\r\n\r\n`, [413]],
]

test('bytes that no browser sends are refused, and the site is there as before', async () => {
  const attacked = await site()
  for (const [what, bytes, statuses] of BROKEN)
    expect({ what, statuses: await say(attacked, bytes, statuses.length) }).toEqual({ what, statuses })
  expect(await attacked.status('/tours?q=erawan')).toBe(200)
  expect(attacked.saidSince()).not.toMatch(/"level":(50|60)|evil/)
  expect(attacked.said.stderr).toBe('')
})

const DOORS = { BOOK, FORM, WEBHOOK, ACCOUNT }
/** How a body stops before its end, and what may be answered to somebody who still listens. */
const CUT_OFF: [how: string, beginning: string, end: 'half-close' | 'reset' | 'none'][] = [
  ['before its first byte', 'Content-Length: 9\r\n\r\n', 'half-close'],
  ['before its first byte, by a reset', 'Content-Length: 9\r\n\r\n', 'reset'],
  ['in the middle', 'Content-Length: 9\r\n\r\n{"a"', 'half-close'],
  ['in the middle, by a reset', 'Content-Length: 9\r\n\r\n{"a"', 'reset'],
  ['before the first chunk', CHUNKED, 'half-close'],
  ['between two chunks', `${CHUNKED}3\r\n{"a\r\n`, 'half-close'],
  ['between two chunks, by a reset', `${CHUNKED}3\r\n{"a\r\n`, 'reset'],
  ['in a chunk', `${CHUNKED}9\r\n{"a`, 'half-close'],
  ['by a chunk that is none', `${CHUNKED}3\r\n{"a\r\nzz\r\n`, 'none'],
  ['by a chunk that is longer than it says', `${CHUNKED}3\r\n{"a"}\r\n0\r\n\r\n`, 'none'],
  ['by a chunk of a huge size', `${CHUNKED}${'f'.repeat(17)}\r\n{"a"}`, 'none'],
  ['in far too much', `Content-Length: ${A_MEGABYTE.length}\r\n\r\n${A_MEGABYTE.slice(9)}`, 'half-close'],
  ['in far too much, by a reset', `${CHUNKED}100000\r\n${A_MEGABYTE.slice(9)}`, 'reset'],
]

test('a body that is cut off is no fault of the site, at none of its doors', async () => {
  const attacked = await site()
  for (const [door, head] of Object.entries(DOORS)) {
    for (const [how, beginning, end] of CUT_OFF) {
      const { socket, closed, heard } = await attacked.open()
      socket.write(head + beginning)
      // What has been sent is being read by then.
      await sleep(20)
      if (end === 'half-close') socket.end()
      if (end === 'reset') socket.resetAndDestroy()
      await closed
      expect({ door, how, failures: statusesIn(heard()).filter((status) => status >= 500) }).toEqual({
        door,
        how,
        failures: [],
      })
    }
  }
  expect(await attacked.status('/tours?q=erawan')).toBe(200)
  expect(attacked.saidSince()).not.toMatch(/"level":(50|60)|"status":5/)
  expect(attacked.said.stderr).toBe('')
})

/** The most memory that a process has had so far. */
function mostMegabytes(pid = 0): number {
  return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

test.skipIf(process.platform !== 'linux')('fifty megabytes are not taken in, announced or not', async () => {
  const attacked = await site()
  const before = mostMegabytes(attacked.child.pid)
  for (const head of [`${BOOK}${CHUNKED}`, `${FORM}${CHUNKED}`, `${FORM}Content-Length: 52428800\r\n\r\n`]) {
    const { socket, closed, heard } = await attacked.open()
    socket.write(head)
    for (let megabyte = 0; megabyte < 50 && socket.writable; megabyte++) {
      const bytes = head.endsWith(CHUNKED) ? `100000\r\n${A_MEGABYTE}\r\n` : A_MEGABYTE
      if (!socket.write(bytes))
        await Promise.race([once(socket, 'drain').catch(() => {}), closed, sleep(200)])
    }
    await expect.poll(() => statusesIn(heard())).toEqual([413])
    socket.destroy()
  }
  // Taken in, one of them would need a hundred.
  expect(mostMegabytes(attacked.child.pid) - before).toBeLessThan(80)
  expect(await attacked.status('/')).toBe(200)
})

test('hundreds of visitors who never finish are let go of; whoever comes meanwhile is answered', async () => {
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
  // What had come was never a whole request, so nothing came of it.
  expect(new Set(slow.flatMap(({ heard }) => statusesIn(heard())))).toEqual(new Set([408]))
  expect(attacked.saidSince()).not.toMatch(/"level":(50|60)/)
})
