import { boolean, customType, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { drivers, vehicles } from './fleet-tables.ts'

export const bytea = customType<{ data: Buffer<ArrayBuffer> }>({ dataType: () => 'bytea' })

/** A photograph of a trip of the catalogue. Its files are rows of `photos`. */
export const tourPhotos = pgTable('tour_photos', {
  id,
  tourId: text('tour_id').notNull(),
  /** The order within its trip. */
  position: integer('position').notNull(),
  /** What it shows, for its caption and for those who do not see it. */
  caption: text('caption').notNull(),
  createdAt,
})

/**
 * The photo of a vehicle or a driver, or one file of a photograph of a trip, as the site serves it. Another photo is
 * another row, so an id is never changed.
 */
export const photos = pgTable('photos', {
  id,
  vehicleId: uuid('vehicle_id').references(() => vehicles.id, { onDelete: 'cascade' }),
  driverId: uuid('driver_id').references(() => drivers.id, { onDelete: 'cascade' }),
  tourPhotoId: uuid('tour_photo_id').references(() => tourPhotos.id, { onDelete: 'cascade' }),
  /** In pixels, of a file of a photograph of a trip. */
  width: integer('width'),
  /** WebP, made by the site from what was uploaded. */
  bytes: bytea('bytes').notNull(),
  /** Drawn for the invented season of `npm run seed`; pages say so. */
  isSample: boolean('is_sample').notNull().default(false),
  createdAt,
})
