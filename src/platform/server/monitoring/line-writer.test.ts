import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const LOGGER = path.resolve(import.meta.dirname, 'logger.ts')

/** A program with the site's log, which has the given standard output and can be told to go on. */
function programThatLogs(body: string, output: 'pipe' | number) {
  const source = `
    import { once } from 'node:events'
    import { createLogger } from '${LOGGER}'
    for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
    const log = createLogger('info')
    const goOn = () => once(process, 'message')
    ${body}
    process.send('done')
    process.disconnect()`
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', output, 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  return { child, ended, told: async () => (await Promise.race([once(child, 'message'), ended]))[0] }
}

test('a full disk under the log drops its lines, and the program goes on', async () => {
  const full = openSync('/dev/full', 'w')
  const { told, ended } = programThatLogs(
    `for (let line = 0; line < 3; line++) log.info('no room')
     process.stdout.write('nor here')
     log.fatal('no room')`,
    full,
  )
  closeSync(full)
  expect(await told()).toBe('done')
  expect((await ended)[0]).toBe(0)
})

test('a reader of the log that has gone does not end the program', async () => {
  const { child, told, ended } = programThatLogs(
    `await goOn()
     for (let line = 0; line < 3; line++) log.info('nobody reads this')
     process.stdout.write('nor this')`,
    'pipe',
  )
  child.stdout?.destroy()
  child.send('go on')
  expect(await told()).toBe('done')
  expect((await ended)[0]).toBe(0)
})

test('a reader of the log that stands still loses lines, and gets whole ones when it reads again', async () => {
  const { child, told, ended } = programThatLogs(
    `for (let line = 0; line < 300; line++) log.info({ line }, 'x'.repeat(1_000))
     process.send('full')
     await goOn()
     log.info('read again')`,
    'pipe',
  )
  expect(await told()).toBe('full')
  let read = ''
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    read += text
  })
  await expect.poll(() => read.length).toBeGreaterThan(0)
  const done = told()
  child.send('go on')
  await done
  await ended
  await expect.poll(() => read).toContain('read again')
  const lines = read.trimEnd().split('\n')
  expect(lines.length).toBeLessThan(300)
  const broken = lines.filter((line) => !line.endsWith('}'))
  expect(broken.length).toBeLessThanOrEqual(1)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'read again' })
})
