import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseServer, startDatabaseServer } from './database-server.ts'
import type { Fault } from './fault.ts'

const TIME_LIMIT = { timeout: 120_000 }
/** A control that depends on a race may pass by chance, so it is tried again. */
const WITH_RETRIES = { ...TIME_LIMIT, retry: 3 }
/** Processes are killed here, not machines, so nothing has to be flushed. */
const FLAGS = ['-c', 'fsync=off', '-c', 'full_page_writes=off']

/** The short form of each fault, and its control: without the guard, the same fault must break an invariant. */
export function testFaults(faults: Record<string, Fault>) {
  let server: DatabaseServer
  beforeAll(async () => {
    server = await startDatabaseServer(FLAGS)
  })
  afterAll(() => server[Symbol.asyncDispose]())

  for (const [sentence, fault] of Object.entries(faults)) {
    test(sentence, TIME_LIMIT, async () => {
      const { acknowledged, breaches } = await fault.run(server, 'short', true)
      expect(breaches).toEqual([])
      expect(acknowledged).toBeGreaterThan(0)
    })

    test(
      `control of "${sentence}": without ${fault.guard} an invariant is broken`,
      WITH_RETRIES,
      async () => {
        const { breaches } = await fault.run(server, 'short', false)
        expect(breaches).not.toEqual([])
      },
    )
  }
}
