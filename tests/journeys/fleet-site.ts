import path from 'node:path'
import pg from 'pg'
import { grantAdmin } from '#guests/accounts/admin-access.ts'
import { createDatabase } from '#platform/database/database.ts'
import { freePort } from '../free-port.ts'
import { kill, spawnNode } from '../node-process.ts'
import { PASSWORD, signInByRequest } from './admin.ts'
import { pool as journeys } from './database.ts'
import { test as guestTest } from './guest.ts'

/** A site with a database of its own, because a fleet that is in service limits what every other journey can book. */
export type FleetSite = { url: string; pool: pg.Pool }

/** A journey of an admin who is signed in at a site of its own, without a vehicle or driver in service. */
export const test = guestTest.extend<{ admin: undefined }, { fleetSite: FleetSite }>({
  fleetSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const name = `fleet_${crypto.randomUUID().slice(0, 8)}`
      await journeys.query(`create database ${name}`)
      const database = `postgres://saphan@localhost/${name}?host=${path.resolve('test-results/site/postgres-socket')}`
      const url = `http://localhost:${await freePort()}`
      const { child } = spawnNode(['build/server/index.js'], {
        ...{ PORT: new URL(url).port, PUBLIC_URL: url, DATABASE_URL: database, LOG_LEVEL: 'warn' },
        ...{ DATA_DIR: `test-results/${name}`, AUTH_CONFIRM_EMAIL: 'off' },
      })
      const pool = new pg.Pool({ connectionString: database, max: 1, allowExitOnIdle: true })
      await untilReady(url)
      await use({ url, pool })
      await kill(child)
      await pool.end()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ fleetSite }, use) => use(fleetSite.url),
  admin: [
    async ({ page, guest, fleetSite: { url, pool } }, use) => {
      const form = { email: guest.email, password: PASSWORD, confirmPassword: PASSWORD }
      await page.request.post('/auth?tab=sign-up', { form, headers: { origin: url } })
      await grantAdmin(createDatabase(pool), guest.email, false)
      await signInByRequest(page.request, guest.email)
      // Those of the journeys before it.
      await pool.query(
        `set local saphan.actor = 'command';
         update vehicles set active = false;
         update drivers set active = false`,
      )
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Enters a vehicle of which there is only one. */
export const ONE_SUV = `
  insert into vehicles (name, class, seats, bags, plate)
  values ('SUV', 'suv', 6, 4, gen_random_uuid())`

async function untilReady(url: string): Promise<void> {
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 100))
}
