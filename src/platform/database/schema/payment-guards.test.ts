import { expect, test } from 'vitest'
import { insertDrivers, wantedVan } from '#tests/database/fleet-rows.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'

/** A booking and a driver; `insert` writes a payment past the code. */
async function guardedDatabase() {
  const database = await recycledDatabase()
  const { db, pool } = database
  const [driver = ''] = await insertDrivers(db.read, 1)
  const { bookingId } = await wantedVan(db.read)
  const insert = (row: Record<string, string | null>) => {
    const whole = {
      ...{
        booking_id: bookingId,
        provider: 'none',
        status: 'paid',
        currency: 'thb',
        amount_satang: '100000',
      },
      ...{ idempotency_key: crypto.randomUUID(), expires_at: '2027-01-15 08:00+07', ...row },
    }
    const places = Object.keys(whole).map((_, index) => `$${index + 1}`)
    return pool.query(
      `insert into payments (${Object.keys(whole).join(', ')}) values (${places.join(', ')})`,
      Object.values(whole),
    )
  }
  return { ...database, driver, insert }
}

test('a deposit by card, a balance in cash to the driver and an extra at the office are payments of one booking', async () => {
  await using database = await guardedDatabase()
  const { insert, driver, pool } = database
  await insert({ purpose: 'deposit' })
  await insert({ purpose: 'balance', method: 'cash', collected_by: driver })
  await insert({ purpose: 'extra', method: 'cash', handed_over_at: '2027-01-16 08:00+07' })
  const { rows } = await pool.query('select purpose, method from payments order by purpose')
  expect(rows).toEqual([
    { purpose: 'balance', method: 'cash' },
    { purpose: 'deposit', method: 'card' },
    { purpose: 'extra', method: 'cash' },
  ])
})

test('what would be no payment is refused', async () => {
  await using database = await guardedDatabase()
  const { insert, driver } = database
  const refused: [Record<string, string>, string][] = [
    [{ purpose: 'tip' }, 'payments_purpose'],
    [{ method: 'cheque' }, 'payments_method'],
    [{ method: 'card', collected_by: driver }, 'payments_cash'],
    [{ method: 'bank_transfer', handed_over_at: '2027-01-16 08:00+07' }, 'payments_cash'],
    [{ method: 'cash', collected_by: crypto.randomUUID() }, 'payments_collected_by'],
  ]
  for (const [row, constraint] of refused) await expect(insert(row)).rejects.toMatchObject({ constraint })
})

test('a payment needs attention only with a reason that the operator can read', async () => {
  await using database = await guardedDatabase()
  await expect(database.insert({ status: 'needs_attention' })).rejects.toThrow('payments_attention_reason')
  await database.insert({ status: 'needs_attention', attention_reason: '{"code":"recorded-elsewhere"}' })
})
