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
