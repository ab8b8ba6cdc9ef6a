import { mkdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '#tests/doors/fixtures/site-process.ts'
import { postmastersOf } from '../../database/embedded/orphans.ts'
import { createLogger } from '../monitoring/logger.ts'
import { readEnv } from '../settings/env.ts'
import { openSiteDatabase } from './site-database.ts'

async function openIn(DATA_DIR: string) {
  const settings = readEnv({ DATA_DIR })
  if (!settings.ok) throw new Error(settings.problems.join('\n'))
  const database = await openSiteDatabase(settings.env, createLogger('silent'))
  onTestFinished(() => database.stop())
  return database
}

test.for([
  ['beside it', 'data'],
  ['elsewhere, because its path is too long', 'd'.repeat(120)],
])('a killed database restarts with the same URL, with its socket %s', async ([, name = '']) => {
  const folder = path.join(dataFolder(), name)
  mkdirSync(folder)
  const { url } = await openIn(folder)
  const isThere = async () => {
    const client = new pg.Client(url)
    client.on('error', () => {})
    await client.connect()
    await client.query('select 1').finally(() => client.end())
    return true
  }
  expect(await isThere()).toBe(true)
  for (const postmaster of postmastersOf(path.join(folder, 'postgres'))) process.kill(postmaster, 'SIGKILL')
  await expect.poll(() => isThere().catch(() => false), { interval: 20, timeout: 10_000 }).toBe(false)
  await expect.poll(() => isThere().catch(() => false)).toBe(true)
})

test('the free space is that of the disk of the database', async () => {
  const database = await openIn(dataFolder())
  expect(await database.freeBytes()).toBeGreaterThan(1_000_000)
})
