import { expect, test } from 'vitest'
import { whenIdle } from './idle.ts'

test('a job waits for as long as guests keep the process busy', async () => {
  const looks = [true, true, true, false, true]
  await whenIdle(() => looks.shift() ?? false)
  expect(looks).toEqual([true])
})

test('however busy the process is, a job has its turn', async () => {
  let looks = 0
  await whenIdle(() => ++looks > 0)
  expect(looks).toBeGreaterThan(1)
})
