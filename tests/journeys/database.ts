import path from 'node:path'
import { Client } from 'pg'

/** Where playwright.config.ts lets the site keep its database. */
const SOCKET = path.resolve(import.meta.dirname, '../../test-results/site/postgres-socket')

/** Lets the travel day of a guest's bookings be the given day: journeys cannot wait for it. */
export async function travelOn(day: string, email: string): Promise<void> {
  const database = new Client(`postgres://saphan@localhost/saphan?host=${SOCKET}`)
  await database.connect()
  try {
    await database.query('update bookings set travel_date = $1 where customer_email = $2', [day, email])
  } finally {
    await database.end()
  }
}
