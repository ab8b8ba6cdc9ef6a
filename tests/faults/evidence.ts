import { sql } from 'drizzle-orm'
import { createDatabase, openPool } from '#adapters/database/database.ts'
import {
  bookingHistory,
  bookings,
  customTripRequests,
  mails,
  payments,
  taxiRequests,
  testimonials,
} from '#adapters/database/schema/schema.ts'
import type { FakeSession } from '#tests/fake-stripe/sessions.ts'
import type { Promised } from './ledger.ts'
import type { AcceptedMail } from './mail-server.ts'

/** What others know: the guests, the payment provider and the mail server. */
export type Witnesses = {
  promised: Promised[]
  sessions: FakeSession[]
  accepted: AcceptedMail[]
  /** How often something was killed: each time the mails that were being sent may leave twice. */
  crashes: number
}

/** All there is to judge by, at one moment. */
export type Evidence = Witnesses & Awaited<ReturnType<typeof readDatabase>>

/** Everything that the database knows. */
export async function readDatabase(url: string) {
  const pool = openPool(url, 1)
  const { read } = createDatabase(pool)
  try {
    const { rows: jobs } = await read.execute<{ name: string; state: string; about: string | null }>(sql`
      select name, state, data->>'mailId' as about from pgboss.job where state <> 'completed'`)
    return {
      at: Date.now(),
      jobs,
      bookings: await read.select().from(bookings),
      history: await read.select().from(bookingHistory),
      payments: await read.select().from(payments),
      customTrips: await read.select().from(customTripRequests),
      taxis: await read.select().from(taxiRequests),
      reviews: await read.select().from(testimonials),
      mails: await read.select().from(mails),
    }
  } finally {
    await pool.end()
  }
}
