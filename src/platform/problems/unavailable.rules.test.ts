import { expect, test } from 'vitest'
import { Unavailable, whenUnavailable } from './unavailable.rules.ts'

const failing = (error: Error) => () => Promise.reject(error)

test('the fallback answers for Unavailable, also as the cause of another error; other errors are rethrown', async () => {
  const fallback = ({ message }: Error) => `instead of ${message}`
  expect(await whenUnavailable(async () => 'done', fallback)).toBe('done')
  expect(await whenUnavailable(failing(new Unavailable('the database')), fallback)).toBe(
    'instead of the database',
  )
  const wrapped = new Error('query failed', { cause: new Unavailable('the pool') })
  expect(await whenUnavailable(failing(wrapped), fallback)).toBe('instead of query failed')
  await expect(whenUnavailable(failing(new Error('a bug')), fallback)).rejects.toThrow('a bug')
})
