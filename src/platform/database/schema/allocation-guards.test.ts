import { expect, test } from 'vitest'
import { insertDrivers, insertVehicles, wantedVan } from '#tests/database/fleet-rows.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'

/** A database with a van, a driver, and bookings whose legs have no vehicle yet; `insert` writes past the code. */
async function guardedDatabase() {
  const database = await recycledDatabase()
  const { db, pool } = database
  const [van = '', other = ''] = await insertVehicles(db.read, ['van', 'van'])
  const [driver = ''] = await insertDrivers(db.read, 1)
  const { legId: leg, bookingId: booking } = await wantedVan(db.read)
  const insert = (row: Record<string, string | null>) => {
    const names = Object.keys(row)
    const places = names.map((_, index) => `$${index + 1}`)
    return pool.query(
      `insert into allocations (${names.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    )
  }
  const from = { busy_from: '2027-01-15 08:00+07', busy_until: '2027-01-15 16:00+07' }
  return { ...database, van, other, driver, leg, booking, insert, firm: { ...from, status: 'firm' } }
}

test('no vehicle and no driver can be entered twice for the same time, whatever the code does', async () => {
  await using database = await guardedDatabase()
  const { insert, firm, van, driver, leg, booking } = database
  await insert({ ...firm, vehicle_id: van, driver_id: driver, leg_id: leg, booking_id: booking })
  const late = { busy_from: '2027-01-15 15:59+07', busy_until: '2027-01-15 20:00+07' }
  await expect(insert({ ...firm, ...late, vehicle_id: van })).rejects.toThrow('allocations_vehicle_once')
  await expect(insert({ ...firm, ...late, driver_id: driver })).rejects.toThrow('allocations_driver_once')
  const after = { ...late, busy_from: '2027-01-15 16:00+07' }
  await insert({ ...firm, ...after, vehicle_id: van })
  await insert({ ...firm, ...late, status: 'released', driver_id: driver })
})

test('a leg has one vehicle at a time', async () => {
  await using database = await guardedDatabase()
  const { insert, firm, van, other, leg, booking } = database
  const ofLeg = { ...firm, leg_id: leg, booking_id: booking }
  await insert({ ...ofLeg, status: 'released', vehicle_id: van })
  await insert({ ...ofLeg, vehicle_id: van })
  await expect(insert({ ...ofLeg, vehicle_id: other })).rejects.toThrow('allocations_leg_once')
})

test('what would be no allocation is refused', async () => {
  await using database = await guardedDatabase()
  const { insert, firm, van, driver, leg, booking } = database
  const refused: [Record<string, string | null>, string][] = [
    [{ vehicle_id: van, busy_until: firm.busy_from }, 'allocations_time'],
    [{ vehicle_id: van, busy_until: 'infinity' }, 'allocations_time'],
    [{ vehicle_id: van, busy_from: '-infinity' }, 'allocations_time'],
    [{ vehicle_id: van, busy_until: null }, 'null value'],
    [{}, 'allocations_shape'],
    [{ vehicle_id: van, driver_id: driver }, 'allocations_shape'],
    [{ booking_id: booking, vehicle_id: van }, 'allocations_shape'],
    [{ leg_id: leg, vehicle_id: van }, 'allocations_shape'],
    [{ booking_id: booking, leg_id: leg, driver_id: driver }, 'allocations_shape'],
    [{ vehicle_id: van, status: 'held', expires_at: '2027-01-10' }, 'allocations_shape'],
    [{ booking_id: booking, leg_id: leg, vehicle_id: van, status: 'held' }, 'allocations_hold'],
    [{ vehicle_id: van, expires_at: '2027-01-10' }, 'allocations_hold'],
    [{ vehicle_id: van, status: 'lent' }, 'allocations_status'],
    [{ booking_id: van, leg_id: leg, vehicle_id: van }, 'allocations_leg'],
  ]
  for (const [changes, guard] of refused)
    await expect(insert({ ...firm, ...changes }), JSON.stringify(changes)).rejects.toThrow(guard)
})

test('a leg has finite times and ends after it begins', async () => {
  await using database = await guardedDatabase()
  const { pool } = database
  for (const change of [
    `starts_at = 'infinity', ends_at = null`,
    `ends_at = 'infinity'`,
    'ends_at = starts_at',
  ])
    await expect(pool.query(`update legs set ${change}`), change).rejects.toThrow('legs_times')
  await pool.query('update legs set ends_at = null')
})
