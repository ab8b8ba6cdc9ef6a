import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Actor } from '#bookings/actor.rules.ts'
import { LINK_SCOPES, type LinkScope } from '#guests/links/access-link.rules.ts'
import { bookings } from './booking-tables.ts'
import { drivers, vehicles } from './fleet-tables.ts'
import { isOneOf } from './one-of.ts'

/**
 * Addresses that open one thing for one purpose until a time. The token in the address is made from the id and the
 * site's secret; its hash is stored, so that a copy of the database opens nothing.
 */
export const accessLinks = pgTable(
  'access_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    scope: text('scope').$type<LinkScope>().notNull(),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    driverId: uuid('driver_id').references(() => drivers.id, { onDelete: 'cascade' }),
    vehicleId: uuid('vehicle_id').references(() => vehicles.id, { onDelete: 'cascade' }),
    /** The driver's day, in Bangkok. */
    day: date('day', { mode: 'string' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** When something was first sent through it. Opening it is not noted: programs open the links in mails. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** Stands only in emails to the guest, never on a page: the person who uses it reads the mail of that address. */
    mailed: boolean('mailed').notNull().default(false),
    createdBy: text('created_by').$type<Actor>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('access_links_booking').on(table.bookingId),
    index('access_links_driver').on(table.driverId, table.day),
    check('access_links_scope', isOneOf(table.scope, LINK_SCOPES)),
    check(
      'access_links_shape',
      sql`case ${table.scope}
        when 'driver-day' then ${table.bookingId} is null and ${table.driverId} is not null and ${table.vehicleId} is null and ${table.day} is not null
        when 'calendar' then ${table.bookingId} is null and num_nonnulls(${table.driverId}, ${table.vehicleId}) <= 1 and ${table.day} is null
        else ${table.bookingId} is not null and num_nonnulls(${table.driverId}, ${table.vehicleId}) = 0 and ${table.day} is null end`,
    ),
    check('access_links_expiry', sql`isfinite(${table.expiresAt})`),
  ],
)
