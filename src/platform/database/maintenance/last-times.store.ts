import { inArray, sql } from 'drizzle-orm'
import type { ClockHistory } from '../../time/trusted-clock.ts'
import type { Queryable } from '../database.ts'
import { lastTimes } from '../schema/schema.ts'

type LastEvent = 'backed_up' | 'payment_reconciled' | 'provider_answered' | 'provider_silent'

/** Stores the last time of this event: a time of the site's clock, or the current time of the database. */
export async function updateLastTime(db: Queryable, event: LastEvent, at?: Date): Promise<void> {
  await db
    .insert(lastTimes)
    .values({ event, at })
    .onConflictDoUpdate({ target: lastTimes.event, set: { at: at ?? sql`now()` } })
}

/** When the payment provider last answered, and when it last did not, by the site's clock. */
export type ProviderAnswers = { answeredAt: Date | undefined; silentAt: Date | undefined }

export async function findProviderAnswers(db: Queryable): Promise<ProviderAnswers> {
  const rows = await db
    .select()
    .from(lastTimes)
    .where(inArray(lastTimes.event, ['provider_answered', 'provider_silent']))
  const timeOf = (wanted: string) => rows.find(({ event }) => event === wanted)?.at
  return { answeredAt: timeOf('provider_answered'), silentAt: timeOf('provider_silent') }
}

/** The stored clock history; `undefined` before the first night. */
export async function findClockHistory(db: Queryable): Promise<ClockHistory | undefined> {
  const rows = await db
    .select()
    .from(lastTimes)
    .where(inArray(lastTimes.event, ['last_night', 'first_night']))
  const last = rows.find(({ event }) => event === 'last_night')?.at.getTime()
  const first = rows.find(({ event }) => event === 'first_night')?.at.getTime()
  return last === undefined || first === undefined ? undefined : { last, first }
}

/** Stores the clock history; its times are those of the site's clock. */
export async function updateClockHistory(db: Queryable, { last, first }: ClockHistory): Promise<void> {
  await db
    .insert(lastTimes)
    .values([
      { event: 'last_night', at: new Date(last) },
      { event: 'first_night', at: new Date(first) },
    ])
    .onConflictDoUpdate({ target: lastTimes.event, set: { at: sql`excluded.at` } })
}
