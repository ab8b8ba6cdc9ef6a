import { sql } from 'drizzle-orm'
import { createDatabase, openPool } from '#platform/database/database.ts'
import {
  allocations,
  events,
  legs,
  mails,
  payments,
  refunds,
  reversals,
  testimonials,
} from '#platform/database/schema/schema.ts'
import type { FakeReversal, FakeSession } from '#tests/fake-stripe/sessions.ts'
import { storedCustomTrips, storedTransfers, storedTrips } from '#tests/stored-bookings.ts'
import type { Acknowledged } from './ledger.ts'
import type { AcceptedMail } from './mail-server.ts'

/** What the guests, the payment provider and the mail server have recorded. */
export type OutsideRecords = {
  acknowledged: Acknowledged[]
  sessions: FakeSession[]
  /** Refunds and disputes at the provider. */
  returned: FakeReversal[]
  accepted: AcceptedMail[]
  /** How often a process was killed: each time, the emails that were being sent may be sent twice. */
  crashes: number
}

/** All records of all parties at one moment; the invariants are checked against it. */
export type Snapshot = OutsideRecords & Awaited<ReturnType<typeof readDatabase>>

/** All rows that the invariants need. */
export async function readDatabase(url: string) {
  const pool = openPool(url, 1)
  const { read } = createDatabase(pool)
  try {
    const { rows: jobs } = await read.execute<{ name: string; state: string; about: string | null }>(sql`
      select name, state, data->>'mailId' as about from pgboss.job where state <> 'completed'`)
    return {
      at: Date.now(),
      jobs,
      bookings: await storedTrips(read),
      events: await read.select().from(events),
      payments: await read.select().from(payments),
      refunds: await read.select().from(refunds),
      reversals: await read.select().from(reversals),
      allocations: await read.select().from(allocations),
      legs: await read.select().from(legs),
      customTrips: await storedCustomTrips(read),
      taxis: await storedTransfers(read),
      reviews: await read.select().from(testimonials),
      mails: await read.select().from(mails),
    }
  } finally {
    await pool.end()
  }
}
