import { expect, onTestFinished, test } from 'vitest'
import { openPool } from '#adapters/database/database.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { createReadiness } from './readiness.ts'

test('an instance is ready while it is open, the database answers and the queue gets its jobs', async () => {
  await using database = await recycledDatabase()
  const away = openPool('postgres://saphan@127.0.0.1:9/saphan')
  onTestFinished(() => away.end())
  const sound = { isOpen: () => true, pool: database.pool, queue: { silentSeconds: () => 30 } }
  expect(await createReadiness(sound)()).toBe(true)
  expect(await createReadiness({ ...sound, isOpen: () => false })()).toBe(false)
  expect(await createReadiness({ ...sound, pool: away })()).toBe(false)
  expect(await createReadiness({ ...sound, queue: { silentSeconds: () => 31 } })()).toBe(false)
})
