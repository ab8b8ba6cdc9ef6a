import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { guests } from '../../../scripts/seed/guests.ts'
import { runScript } from '../fixtures/run-script.ts'
import { dataFolder } from '../fixtures/site-process.ts'

/** A guest of the seed with a confirmed trip in the future. */
const GUEST = guests[7]?.email ?? ''

test('a person is exported, erased, and stays erased after a restore', async () => {
  const folder = dataFolder()
  const at = (name: string) => ({ DATA_DIR: path.join(folder, name) })
  const here = at('here')
  const file = path.join(folder, 'person.json')
  const backup = path.join(folder, 'saphan.gz')
  await runScript('seed', [], here)
  await runScript('backup', [backup], here)

  const typed = ` ${GUEST.toUpperCase()} `
  expect(await runScript('privacy', ['export', typed, file], here)).toMatchObject({ code: 0, stderr: '' })
  const copy = JSON.parse(readFileSync(file, 'utf8'))
  expect(copy).toMatchObject({ address: GUEST, bookings: [{ customerEmail: GUEST }] })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await runScript('privacy', ['export', GUEST, file], here)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The file cannot be written: EEXIST'),
  })

  const refused = await runScript('privacy', ['erase', typed], here)
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toMatch(
    /^Nothing was erased\. Still to come: SPN-\w{5} \(.*add --even-upcoming\.\n$/,
  )
  const erased = await runScript('privacy', ['erase', typed, '--even-upcoming'], here)
  expect(erased).toMatchObject({ code: 0, stderr: '' })
  expect(erased.stdout).toMatch(
    new RegExp(
      `^${GUEST} is erased: 1 paid booking without its guest.*\\nIt is noted in .*/here/erasures: keep`,
    ),
  )

  const unknown = { code: 1, stdout: '', stderr: `Nothing is known about ${GUEST}.\n` }
  const known = path.join(folder, 'known.json')
  const isKnown = (settings: Record<string, string>) =>
    runScript('privacy', ['export', GUEST, known], settings)
  expect(await isKnown(here)).toEqual(unknown)
  const over = await runScript('restore', [backup, '--replace'], here)
  expect(over).toMatchObject({ code: 0, stdout: expect.stringContaining('\nare back\nErased again: 1') })
  expect(await isKnown(here)).toEqual(unknown)

  const there = at('there')
  mkdirSync(there.DATA_DIR)
  for (const kept of ['auth-secret', 'erasures'])
    cpSync(path.join(here.DATA_DIR, kept), path.join(there.DATA_DIR, kept))
  expect(await runScript('restore', [backup], there)).toMatchObject({ code: 0, stderr: '' })
  expect(await isKnown(there)).toEqual(unknown)

  const elsewhere = at('elsewhere')
  mkdirSync(elsewhere.DATA_DIR)
  cpSync(path.join(here.DATA_DIR, 'erasures'), path.join(elsewhere.DATA_DIR, 'erasures'))
  expect(await runScript('restore', [backup], elsewhere)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'Nothing was changed. One erasure since the backup was noted with another',
    ),
  })
  writeFileSync(path.join(elsewhere.DATA_DIR, 'erasures'), 'hello\n')
  expect(await runScript('restore', [backup], elsewhere)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Nothing was changed\. Line 1 of .*\/erasures is not a valid erasure\./),
  })
})

test('an argument that names nobody is refused', async () => {
  const typed = ['', 'ada', 'a@example.com,b@example.com']
  const calls = typed.flatMap((address) => [
    ['privacy', 'erase', address],
    ['privacy', 'export', address],
    ['admin', 'grant', address],
  ])
  const said = await Promise.all(calls.map(([script = '', ...args]) => runScript(script, args, {})))
  expect(said).toEqual(
    calls.map(([script, , address]) => ({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        `^"${address}" is not an email address(, a phone number or a booking reference)?.\nnpm run ${script} -- `,
      ),
    })),
  )
})

test('wrong arguments print the usage', async () => {
  const calls = [
    [],
    ['export'],
    ['erase'],
    ['erase', GUEST, 'file'],
    ['export', GUEST, '--even-upcoming'],
    ['erase', GUEST, '--now'],
  ]
  for (const said of await Promise.all(calls.map((args) => runScript('privacy', args, {})))) {
    expect(said).toMatchObject({ code: 2, stdout: '' })
    expect(said.stderr).toMatch(
      /^npm run privacy -- export EMAIL\|PHONE\|REFERENCE .*\nnpm run privacy -- erase EMAIL\|PHONE\|REFERENCE .*\n.*\n$/,
    )
  }
})
