import { once } from 'node:events'
import { connect } from 'node:net'
import pLimit from 'p-limit'
import { expect, onTestFinished, test } from 'vitest'
import { bookings } from '#platform/database/schema/schema.ts'
import { requestListener } from '#platform/server/http/request-listener.ts'
import { createRequestCounts } from '#platform/server/monitoring/request-counts.ts'
import { GUEST_FORM, keptForm } from '../../factories.ts'
import { bookingEmailBody, jsonPost } from '../../functions-door.ts'
import { serve } from '../../serve.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'
import { formOf } from '../fixtures/form-page.ts'

const BUSY = 'We’re very busy right now. Please try again in a few seconds.'
const SEND = '/functions/v1/send-booking-email'
const TRIP = '/tours/bangkok/erawan-death-railway'

/** The site on a port; transactions wait for `release`, and then run four at a time, however slow the machine is. */
async function onPort(site: BuiltSite) {
  const held = Promise.withResolvers<void>()
  const { db } = site.resources
  const fewAtATime = pLimit(4)
  const app = site.createApp({
    ...site.resources,
    db: {
      ...db,
      transaction: (work, by) => held.promise.then(() => fewAtATime(() => db.transaction(work, by))),
    },
  })
  const requests = createRequestCounts(Date.now)
  const port = await serve(requestListener(app, requests))
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return { port, ask, requests, release: held.resolve }
}

test('beyond a hundred concurrent requests functions, forms and pages get 503, and cached pages are served', async () => {
  await using site = await builtSite()
  const { ask, requests, release } = await onPort(site)
  const send = () => ask(SEND, jsonPost(bookingEmailBody({ requestId: crypto.randomUUID() })))
  const hundred = Array.from({ length: 100 }, send)
  await expect.poll(requests.inFlight).toBe(100)

  const [byMachine, form, page] = await Promise.all([
    send(),
    ask(TRIP, formPost(TRIP, GUEST_FORM)),
    ask('/tours?q=a'),
  ])
  expect(await byMachine.json()).toEqual({
    error: `Failed to send booking request. Please try again. ${BUSY}`,
    code: 'unavailable',
  })
  expect(byMachine.headers.get('access-control-allow-origin')).toBe('*')
  const html = await form.text()
  expect(html).toContain(BUSY)
  expect(keptForm(formOf(html).values)).toMatchObject(GUEST_FORM)
  for (const { status, headers } of [byMachine, form, page]) {
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  }
  for (const path of ['/', '/tours', '/favicon.svg', '/healthz', '/readyz'])
    expect({ path, status: (await ask(path)).status }).toEqual({ path, status: 200 })
  release()
  expect(new Set((await Promise.all(hundred)).map(({ status }) => status))).toEqual(new Set([200]))
  expect((await send()).status).toBe(200)
  expect(await site.deps.db.read.$count(bookings)).toBe(101)
})

test('clients that do not finish their request do not count as concurrent', async () => {
  await using site = await builtSite()
  const { port, ask, requests, release } = await onPort(site)
  release()
  const head = `POST ${SEND} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n`
  for (let sender = 0; sender < 120; sender++) {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(head)
  }
  await expect.poll(requests.inFlight).toBe(120)
  expect((await ask(SEND, jsonPost(bookingEmailBody()))).status).toBe(200)
  expect((await ask('/tours?q=a')).status).toBe(200)
})
