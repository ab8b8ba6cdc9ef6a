import path from 'node:path'
import pg from 'pg'

/** Where playwright.config.ts lets the site keep its database. */
const SOCKET = path.resolve(import.meta.dirname, '../../test-results/site/postgres-socket')

/** The site's own database. */
export const pool = new pg.Pool({
  connectionString: `postgres://saphan@localhost/saphan?host=${SOCKET}`,
  max: 2,
  allowExitOnIdle: true,
})

/** Sets the travel day of a guest's bookings. */
export async function travelOn(day: string, email: string): Promise<void> {
  await query(
    `with who as (select set_config('saphan.actor', 'command', true))
     update bookings set travel_date = $1 from who where customer_email = $2`,
    [day, email],
  )
}

/** Queries the site's own database. */
export async function query<Row extends object>(sql: string, values: string[] = []): Promise<Row[]> {
  return (await pool.query<Row>(sql, values)).rows
}

/**
 * Lets the open checkouts of this guest confirm at once, as if a vehicle were held: no vehicle of the shared site is in
 * service, so that none of its journeys finds a day sold out.
 */
export async function asIfVehicleHeld({ email }: { email: string }): Promise<void> {
  const ofGuest = 'select id from bookings where customer_email = $1'
  await query(`update payments set authorises = false where booking_id in (${ofGuest})`, [email])
  await query(
    `update sandbox_checkouts set authorises = false
     where payment_id in (select id::text from payments where booking_id in (${ofGuest}))`,
    [email],
  )
}
