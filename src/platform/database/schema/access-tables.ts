import { boolean, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Actor } from '#bookings/actor.rules.ts'
import type { LinkScope } from '#guests/links/access-link.rules.ts'
import { bookings } from './booking-tables.ts'
import { createdAt, id } from './columns.ts'
import { drivers, vehicles } from './fleet-tables.ts'

/**
 * Addresses that open one thing for one purpose until a time. The token in the address is made from the id and the
 * site's secret; its hash is stored, so that a copy of the database opens nothing.
 */
export const accessLinks = pgTable('access_links', {
  id,
  scope: text('scope').$type<LinkScope>().notNull(),
  bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
  driverId: uuid('driver_id').references(() => drivers.id, { onDelete: 'cascade' }),
  vehicleId: uuid('vehicle_id').references(() => vehicles.id, { onDelete: 'cascade' }),
  /** The driver's day, in Bangkok. */
  day: date('day', { mode: 'string' }),
  tokenHash: text('token_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  /** When something was first sent through it. Opening it is not noted: programs open the links in mails. */
  usedAt: timestamp('used_at', { withTimezone: true }),
  /** Stands only in emails to the guest, never on a page: the person who uses it reads the mail of that address. */
  mailed: boolean('mailed').notNull().default(false),
  createdBy: text('created_by').$type<Actor>().notNull(),
  createdAt,
})
