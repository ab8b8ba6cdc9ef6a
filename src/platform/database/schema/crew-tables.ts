import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { legs } from './booking-tables.ts'
import { createdAt, id } from './columns.ts'
import { drivers, vehicles } from './fleet-tables.ts'

/** Who drives a drive, as its guest was told by email; the newest of a drive is what the guest knows. */
export const crewNotices = pgTable('crew_notices', {
  id,
  legId: uuid('leg_id')
    .notNull()
    .references(() => legs.id, { onDelete: 'cascade' }),
  driverId: uuid('driver_id')
    .notNull()
    .references(() => drivers.id),
  vehicleId: uuid('vehicle_id')
    .notNull()
    .references(() => vehicles.id),
  /** When the drive began at that time. */
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  createdAt,
})
