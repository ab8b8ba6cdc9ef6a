import { expect, test } from 'vitest'
import { Unavailable, whenUnavailable } from './unavailable.ts'

const failing = (error: Error) => () => Promise.reject(error)

test('what did not answer is answered for; any other error is thrown on', async () => {
  const instead = ({ message }: Error) => `instead of ${message}`
  expect(await whenUnavailable(async () => 'done', instead)).toBe('done')
  expect(await whenUnavailable(failing(new Unavailable('the database')), instead)).toBe(
    'instead of the database',
  )
  const wrapped = new Error('query failed', { cause: new Unavailable('the pool') })
  expect(await whenUnavailable(failing(wrapped), instead)).toBe('instead of query failed')
  await expect(whenUnavailable(failing(new Error('a bug')), instead)).rejects.toThrow('a bug')
})
