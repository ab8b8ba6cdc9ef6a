import { sql } from 'drizzle-orm'
import { boolean, check, customType, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { drivers, vehicles } from './fleet-tables.ts'

export const bytea = customType<{ data: Buffer<ArrayBuffer> }>({ dataType: () => 'bytea' })

/** The photo of a vehicle or a driver, as the site serves it. Another photo is another row, so an id is never changed. */
export const photos = pgTable(
  'photos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vehicleId: uuid('vehicle_id')
      .unique()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    driverId: uuid('driver_id')
      .unique()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    /** WebP, made by the site from what was uploaded. */
    bytes: bytea('bytes').notNull(),
    /** Drawn for the invented season of `npm run seed`; pages say so. */
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('photos_subject', sql`num_nonnulls(${table.vehicleId}, ${table.driverId}) = 1`)],
)
