import { expect, onTestFinished, test } from 'vitest'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { createDatabase, openPool } from '../../database/database.ts'
import { lastTimes } from '../../database/schema/schema.ts'
import { Unavailable } from '../../problems/unavailable.rules.ts'
import { createReadiness } from './readiness.ts'

test('with a read-only database, such as a replica, an instance is not ready and forms are refused as unavailable', async () => {
  await using database = await recycledDatabase()
  const replica = openPool(
    `${database.url}${database.url.includes('?') ? '&' : '?'}options=-c%20default_transaction_read_only%3Don`,
  )
  onTestFinished(() => replica.end())
  const sound = { isOpen: () => true, pool: replica, queue: { silentSeconds: () => 0 } }
  expect(await createReadiness(sound)()).toBe(false)
  const written = createDatabase(replica).transaction((tx) => tx.insert(lastTimes).values({ event: 'made' }))
  await expect(written).rejects.toThrow(Unavailable)
})

test('an instance is ready while it is open, the database answers and the queue is polled', async () => {
  await using database = await recycledDatabase()
  const away = openPool('postgres://saphan@127.0.0.1:9/saphan')
  onTestFinished(() => away.end())
  const sound = { isOpen: () => true, pool: database.pool, queue: { silentSeconds: () => 30 } }
  expect(await createReadiness(sound)()).toBe(true)
  expect(await createReadiness({ ...sound, isOpen: () => false })()).toBe(false)
  expect(await createReadiness({ ...sound, pool: away })()).toBe(false)
  expect(await createReadiness({ ...sound, queue: { silentSeconds: () => 31 } })()).toBe(false)
})
