import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from './server.ts'

/** Longer than a busy machine stands still. */
const SILENCE_MS = 2_000
/** More than the buffers of the operating system hold. */
const LARGE = Buffer.alloc(40 * 1024 * 1024)

/** A visitor who has asked a server of the site for something. */
async function asked(listener: RequestListener) {
  const server = createHttpServer({ inactivityMs: SILENCE_MS }).on('request', listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address with that port.
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    visitor.destroy()
    server.close()
    server.closeAllConnections()
  })
  visitor.on('error', () => {})
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  const [, response] = await once(server, 'request')
  const ended = once(response, 'close').then(() => ({ isWhole: response.writableFinished as boolean }))
  return { visitor, ended }
}

test('a client that does not read the response is disconnected', async () => {
  const { ended } = await asked((_, response) => response.end(LARGE))
  expect(await ended).toEqual({ isWhole: false })
})

test('a client that reads slowly gets the whole response', async () => {
  const { visitor, ended } = await asked((_, response) => response.end(LARGE))
  let received = 0
  for await (const bytes of visitor) {
    received += bytes.length
    if (received < LARGE.length / 2) await sleep(5)
  }
  expect(await ended).toEqual({ isWhole: true })
  expect(received).toBeGreaterThan(LARGE.length)
})

test('a response that is written in pieces may last longer than the inactivity timeout', async () => {
  const { visitor, ended } = await asked(async (_, response) => {
    for (let part = 0; part < 6; part++) {
      response.write('part ')
      await sleep(SILENCE_MS / 4)
    }
    response.end('end')
  })
  visitor.resume()
  expect(await ended).toEqual({ isWhole: true })
})
