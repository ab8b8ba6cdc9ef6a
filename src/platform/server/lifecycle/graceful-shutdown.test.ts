import { expect, test } from 'vitest'
import { stopInOrder } from './graceful-shutdown.ts'

const PLENTY_MS = 60_000

test('the last started part stops first, and a failure does not prevent the others from stopping', async () => {
  const events: string[] = []
  const part = (name: string) => ({ name, stop: async () => events.push(`${name} stops`) })
  const broken = { name: 'queue', stop: () => Promise.reject(new Error('lost')) }
  const left = await stopInOrder([part('database'), broken, part('server')], PLENTY_MS, (name, error) =>
    events.push(`${name}: ${error}`),
  )
  expect(left).toEqual([])
  expect(events).toEqual(['server stops', 'queue: Error: lost', 'database stops'])
})

test('a part that does not stop in time is named, with all parts that come after it', async () => {
  const database = { name: 'database', stop: async () => {} }
  const queue = { name: 'queue', stop: () => new Promise(() => {}) }
  const server = { name: 'server', stop: async () => {} }
  expect(await stopInOrder([database, queue, server], 1, () => {})).toEqual(['database', 'queue'])
})
