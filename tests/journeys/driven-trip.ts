import path from 'node:path'
import { linkToken, tokenHash } from '#guests/links/link-token.ts'
import { readOrCreateAuthSecret } from '#platform/server/settings/auth-secret.ts'
import { query } from './database.ts'

const SITE = path.resolve(import.meta.dirname, '../../test-results/site')

/**
 * Gives an agreed trip, which leaves in an hour, a driver and a vehicle of its own, and the driver the link to the day of
 * Bangkok on which it leaves. Neither is in service, so that other journeys can book as before.
 */
export async function giveDriver(reference: string, name: string) {
  const linkId = crypto.randomUUID()
  const token = linkToken(readOrCreateAuthSecret(undefined, SITE), linkId)
  const [row] = await query<{ legId: string; driverId: string }>(
    `with who as (select set_config('saphan.actor', 'staff:office@example.com', true)),
     vehicle as (
       insert into vehicles (name, class, plate, seats, bags, active)
       select 'Fortuner', 'suv', 'ทด ' || left(gen_random_uuid()::text, 4) || ' กาญจนบุรี', 6, 4, false from who
       returning id
     ),
     driver as (
       insert into drivers (name, phone, languages, active)
       select $2, '+66 00 000 0021', '{th,en}', false from who returning id
     ),
     leg as (
       update legs set starts_at = now() + interval '1 hour', ends_at = now() + interval '9 hours'
       from who, bookings where bookings.id = booking_id and reference = $1
       returning legs.id, booking_id, starts_at, ends_at
     ),
     link as (
       insert into access_links (id, scope, driver_id, day, token_hash, expires_at, created_by)
       select $3::uuid, 'driver-day', driver.id, (starts_at at time zone 'Asia/Bangkok')::date, $4,
         now() + interval '3 days', 'staff:office@example.com'
       from driver, leg
     ),
     taken as (
       insert into allocations (booking_id, leg_id, vehicle_id, driver_id, busy_from, busy_until, status)
       select leg.booking_id, leg.id, vehicle.id, driver.id, leg.starts_at, leg.ends_at, 'firm'
       from leg, vehicle, driver
     )
     select leg.id as "legId", driver.id as "driverId" from leg, driver`,
    [reference, name, linkId, tokenHash(token)],
  )
  if (!row) throw new Error(`no trip ${reference}`)
  return { ...row, sheet: `/driver/${token}`, job: `/driver/${token}/${row.legId}` }
}

/** The driver has stood at the pickup for so long that the free wait is over. Around midnight that is another day. */
export async function waitAtPickup(legId: string) {
  await query(
    `with who as (select set_config('saphan.actor', 'staff:office@example.com', true)),
     leg as (
       update legs set starts_at = now() - interval '50 minutes' from who
       where legs.id = $1 returning legs.id, booking_id, starts_at
     ),
     link as (
       update access_links set day = (leg.starts_at at time zone 'Asia/Bangkok')::date
       from leg join allocations on leg_id = leg.id
       where access_links.scope = 'driver-day' and access_links.driver_id = allocations.driver_id
     )
     insert into drive_steps (id, booking_id, leg_id, driver_id, step, pressed_at, received_at, starts_at)
     select gen_random_uuid(), leg.booking_id, leg.id, driver_id, step, starts_at, starts_at, starts_at
     from leg join allocations on leg_id = leg.id, unnest(array['departed', 'arrived']) as step`,
    [legId],
  )
}
