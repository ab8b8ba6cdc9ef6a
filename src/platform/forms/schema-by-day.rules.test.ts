import { expect, test } from 'vitest'
import { schemaByDay } from './schema-by-day.rules.ts'

test('a schema is built once for a day, and anew for another day', () => {
  const schemaOf = schemaByDay((today) => ({ from: today }))
  const schema = schemaOf('2026-11-20')
  expect(schemaOf('2026-11-20')).toBe(schema)
  expect(schemaOf('2026-11-21')).toEqual({ from: '2026-11-21' })
  expect(schemaOf('2026-11-20')).toEqual(schema)
})
