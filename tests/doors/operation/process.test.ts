import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { postmastersOf } from '#platform/database/embedded/orphans.ts'
import { testDatabase } from '../../database/database.ts'
import { HAS_PGBOUNCER, startPooler } from '../../database/pooler.ts'
import { freePort } from '../../free-port.ts'
import { kill } from '../../node-process.ts'
import { openTcpProxy } from '../../tcp-proxy.ts'
import { bookingOf, databaseUrl, dataFolder, FROM_SOURCES, spawnSite } from '../fixtures/site-process.ts'

async function settings(more: Record<string, string> = {}) {
  return { PORT: String(await freePort()), DATA_DIR: dataFolder(), LOG_LEVEL: 'info', ...more }
}

test('the start prints the addresses, and the site answers', async () => {
  const env = await settings()
  const site = spawnSite(env)
  await site.until('/readyz', 200)
  expect(await site.status('/healthz')).toBe(200)
  expect(await site.status('/tours/hidden-gems')).toBe(200)
  expect(await site.status('/sandbox/mail')).toBe(200)
  const address = `http://localhost:${env.PORT}`
  expect(site.said.stdout).toContain(`Saphan     ${address}\nMailbox    ${address}/sandbox/mail\n`)
  expect(site.said.stdout).toContain(
    'Payments   sandbox: no card is charged\nVisitors   of this machine only',
  )
  expect(site.said.stderr).toBe('')
  // Longer than the minute for which proxies keep idle connections.
  expect((await site.ask('/healthz')).headers.get('keep-alive')).toBe('timeout=75')
})

test('npm run dev serves the site, the scripts of phones and the style guide from the sources', async () => {
  const site = spawnSite(await settings({ DATABASE_URL: await databaseUrl() }), { program: FROM_SOURCES })
  await site.until('/readyz', 200)
  const page = await site.ask('/tours')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<script type="module" async="">')
  const worker = await site.ask('/driver/worker.js')
  expect(worker.headers.get('content-type')).toContain('javascript')
  expect(await worker.text()).toContain('addEventListener')
  expect(await (await site.ask('/styleguide')).text()).toContain('<title>Style guide')
})

test('the worker sends the emails of a request to the mailbox', async () => {
  const site = spawnSite(await settings({ DATABASE_URL: await databaseUrl() }))
  await site.until('/readyz', 200)
  const { reference } = await (await site.book(randomUUID())).json()
  const mailsWithReference = async () => {
    const mails: { text: string }[] = await (await site.ask('/sandbox/mail.json')).json()
    return mails.filter((mail) => mail.text.includes(reference)).length
  }
  await expect.poll(mailsWithReference).toBe(2)
  expect(site.said.stdout).not.toMatch(/Ada|ada@|900123/)
})

test('after SIGTERM open requests are answered, new ones are refused, and the database stops last', async () => {
  const env = await settings()
  const site = spawnSite(env)
  await site.until('/readyz', 200)
  const body = JSON.stringify(bookingOf(randomUUID()))
  const guest = connect(Number(env.PORT), '127.0.0.1')
  const head = `POST /functions/v1/send-booking-email HTTP/1.1\r\nhost: localhost:${env.PORT}\r\n`
  guest.write(`${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`)
  guest.write(body.slice(0, 20))
  expect((await site.ask('/healthz')).headers.get('connection')).toBe('keep-alive')

  site.child.kill('SIGTERM')
  await expect.poll(() => site.status('/healthz')).toBeUndefined()
  guest.write(body.slice(20))
  const [answer] = await once(guest, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await site.ended).toMatchObject({ code: 0, signal: null })
  expect(postmastersOf(path.join(env.DATA_DIR, 'postgres'))).toEqual([])
})

test('after SIGTERM to the process group twenty bookings in the accept queue are answered', async () => {
  const env = await settings()
  const site = spawnSite(env, { detached: true })
  await site.until('/readyz', 200)
  await site.book(randomUUID())
  // The kernel has accepted the connections and the site has not read them when the signal comes.
  site.child.kill('SIGSTOP')
  const sent = await Promise.all(Array.from({ length: 20 }, () => post(env.PORT, bookingOf(randomUUID()))))
  process.kill(-Number(site.child.pid), 'SIGTERM')
  site.child.kill('SIGCONT')
  const statuses = await Promise.all(sent.map(async ({ answer }) => (await answer).slice(0, 12)))
  expect(statuses).toEqual(sent.map(() => 'HTTP/1.1 200'))
  expect(await site.ended).toMatchObject({ code: 0, signal: null })
})

/** Resolves when the request has been sent. */
async function post(port: string, booking: object): Promise<{ answer: Promise<string> }> {
  const body = JSON.stringify(booking)
  const guest = connect(Number(port), '127.0.0.1')
  const answer = text(guest).catch((error) => String(error))
  await once(guest, 'connect')
  const head = `POST /functions/v1/send-booking-email HTTP/1.1\r\nhost: localhost:${port}\r\n`
  guest.write(
    `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
  return { answer }
}

test('after SIGTERM with DATABASE_URL /readyz answers 503 first, and requests are answered meanwhile', async () => {
  const site = spawnSite(await settings({ DATABASE_URL: 'postgres://x@127.0.0.1:9/x' }))
  await site.until('/healthz', 200)
  site.child.kill('SIGTERM')
  await expect.poll(async () => (await site.ask('/healthz')).headers.get('connection')).toBe('close')
  for (const path of ['/', '/tours?q=erawan']) {
    const answer = await site.ask(path)
    expect({ path, status: answer.status, connection: answer.headers.get('connection') }).toEqual({
      path,
      status: 200,
      connection: 'close',
    })
  }
  expect(await site.status('/readyz')).toBe(503)
  expect(await site.ended).toMatchObject({ code: 0, signal: null })
})

test('a full disk under the log does not end the site', async () => {
  const env = { LOG_LEVEL: 'info', DATABASE_URL: 'postgres://x@127.0.0.1:9/x' }
  const site = spawnSite(await settings(env), { stdoutFile: '/dev/full' })
  await site.until('/healthz', 200)
  for (const path of ['/', '/no-such-page', '/tours?q=erawan', '/faq'])
    expect({ path, status: await site.status(path) }).toMatchObject({ status: expect.any(Number) })
  expect({ code: site.child.exitCode, said: site.said.stderr }).toEqual({ code: null, said: '' })
})

test('SIGINT ends the site with code 0', async () => {
  const site = spawnSite(await settings({ DATABASE_URL: 'postgres://x@127.0.0.1:9/x' }))
  await site.until('/healthz', 200)
  site.child.kill('SIGINT')
  await expect.poll(() => site.status('/healthz')).toBeUndefined()
  expect(await site.ended).toMatchObject({ code: 0 })
})

test('NODE_ENV does not loosen the script policy of the built site', async () => {
  const env = { NODE_ENV: 'development', DATABASE_URL: 'postgres://x@127.0.0.1:9/x' }
  const site = spawnSite(await settings(env))
  await site.until('/healthz', 200)
  for (const path of ['/', '/tours?q=erawan']) {
    const policy = (await site.ask(path)).headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self' (?!'unsafe)/)
  }
})

test('an invalid setting is named in one line and ends the start', async () => {
  const env = await settings({ PORT: 'abc', DATABASE_URL: 'postgres://x@127.0.0.1:9/x' })
  expect(await spawnSite(env).ended).toEqual({
    code: 1,
    signal: null,
    stdout: '',
    stderr: 'PORT must be a number from 1 to 65535\n',
  })
})

test.skipIf(!HAS_PGBOUNCER)(
  'a pooler in transaction mode is refused in one line, and ends the start',
  async () => {
    const database = await databaseUrl()
    await using pooler = await startPooler(database, 'transaction')
    const { code, stderr } = await spawnSite(await settings({ DATABASE_URL: pooler.url })).ended
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL leads to a connection pooler .* pool_mode = session.*\n$/),
    })
  },
)

test('a port that is taken is named in one line, and no database is left behind', async () => {
  const env = await settings()
  const first = spawnSite({ ...env, DATABASE_URL: 'postgres://x@127.0.0.1:9/x' })
  await first.until('/healthz', 200)
  const second = await spawnSite(env).ended
  expect(second).toMatchObject({ code: 1, stderr: `PORT ${env.PORT} is in use by another program\n` })
  await expect.poll(() => postmastersOf(path.join(env.DATA_DIR, 'postgres'))).toEqual([])
})

test('after kill -9 the next start has the stored bookings', async () => {
  const env = await settings()
  const requestId = randomUUID()
  const first = spawnSite(env)
  await first.until('/readyz', 200)
  const stored = await (await first.book(requestId)).json()
  await kill(first.child)

  const next = spawnSite(env)
  await next.until('/readyz', 200)
  const again = await next.book(requestId)
  expect({ status: again.status, body: await again.json() }).toEqual({ status: 200, body: stored })
})

test('when its database is killed the site answers 503 to forms and recovers by itself', async () => {
  const env = await settings()
  const site = spawnSite(env)
  await site.until('/readyz', 200)
  const [postmaster] = postmastersOf(path.join(env.DATA_DIR, 'postgres'))
  process.kill(Number(postmaster), 'SIGKILL')

  const answers: number[] = []
  const recovered = async () => {
    answers.push((await site.book(randomUUID())).status)
    expect(await site.status('/')).toBe(200)
    return answers.some((status) => status !== 200) && answers.at(-1) === 200
  }
  await expect.poll(recovered).toBe(true)
  expect(new Set(answers.filter((status) => status !== 200))).toEqual(new Set([503]))
  await site.until('/readyz', 200)
  expect(site.child.exitCode).toBeNull()
})

test('while its database cannot start the site serves pages, and it recovers by itself', async () => {
  const env = await settings()
  const site = spawnSite(env)
  await site.until('/readyz', 200)
  const cluster = path.join(env.DATA_DIR, 'postgres')
  const control = path.join(cluster, 'global/pg_control')
  renameSync(control, `${control}.away`)
  const [postmaster] = postmastersOf(cluster)
  process.kill(Number(postmaster), 'SIGKILL')
  await expect.poll(() => site.said.stdout).toContain('the database cannot start')
  expect(await site.status('/')).toBe(200)
  expect((await site.book(randomUUID())).status).toBe(503)

  renameSync(`${control}.away`, control)
  await site.until('/readyz', 200)
  expect((await site.book(randomUUID())).status).toBe(200)
})

test('the site needs no restart when its database is unreachable, comes up, hangs and resumes', async () => {
  const database = await testDatabase()
  onTestFinished(() => database[Symbol.asyncDispose]())
  const url = new URL(database.url)
  const port = await freePort()
  const site = spawnSite(
    await settings({ DATABASE_URL: `postgres://saphan@127.0.0.1:${port}${url.pathname}` }),
  )
  await site.until('/healthz', 200)
  for (const page of ['/', '/tours', '/tours/hidden-gems']) expect(await site.status(page)).toBe(200)
  expect(await site.status('/readyz')).toBe(503)
  expect((await site.book(randomUUID())).status).toBe(503)

  const database5432 = path.join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  await using proxy = await openTcpProxy(() => [{ path: database5432 }], port)
  await site.until('/readyz', 200)
  const requestId = randomUUID()
  const stored = await (await site.book(requestId)).json()
  expect(stored).toMatchObject({ success: true })

  proxy.hang()
  expect((await site.book(randomUUID())).status).toBe(503)
  expect(await site.status('/readyz')).toBe(503)
  expect(await site.status('/tours')).toBe(200)
  proxy.letGo()
  await site.until('/readyz', 200)
  expect(await (await site.book(requestId)).json()).toEqual(stored)
  await kill(site.child)
})
