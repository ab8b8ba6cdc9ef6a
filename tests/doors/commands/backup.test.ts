import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { runScript } from '../fixtures/run-script.ts'
import { dataFolder } from '../fixtures/site-process.ts'

/** Without the time of the backup and the audit log, to which a restore adds a row. */
function contentOf(file: string): string {
  return gunzipSync(readFileSync(file))
    .toString()
    .replace(/"madeAt":"[^"]*"/, '')
    .replace(/(\{"table":"audit_log",.*\n)[^{]*?\\\.\n/, '$1')
    .replace(/"audit_log":\d+/, '')
}

test('a restore on an empty machine brings back every row', async () => {
  const folder = dataFolder()
  const here = { DATA_DIR: path.join(folder, 'here') }
  const there = { DATA_DIR: path.join(folder, 'there') }
  const file = path.join(folder, 'saphan.gz')
  await runScript('seed', [], here)

  const made = await runScript('backup', [file], here)
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toMatch(
    new RegExp(`\\b80 bookings, .*25 custom trip details.*\\nare in ${file}\\n$`, 's'),
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const restored = await runScript('restore', [file], there)
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(restored.stdout).toMatch(
    /^80 bookings, 4 drivers, .*5 vehicles, .*\nare back\nAll users are signed out\. .*\nNo list of erasures was found: people who were erased after .* are back\. .* restore again\.\n$/s,
  )
  const again = path.join(folder, 'again.gz')
  await runScript('backup', [again], there)
  expect(contentOf(again)).toBe(contentOf(file))

  expect(await runScript('restore', [file], there)).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'Nothing was changed. The database is not empty. With --replace everything in it is removed first.\n',
  })
  expect(await runScript('restore', [file, '--replace'], there)).toMatchObject({ code: 0, stderr: '' })
  expect(await runScript('backup', [file], here)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${file} already exists: nothing was written.\n`,
  })
})

test('a restore from another file, a folder or a missing file is refused in a sentence', async () => {
  const folder = dataFolder()
  const settings = { DATA_DIR: path.join(folder, 'site') }
  const strange = { plain: 'hello', zipped: gzipSync('hello\n'), noise: randomBytes(1_000) }
  for (const [name, content] of Object.entries(strange)) {
    const file = path.join(folder, name)
    writeFileSync(file, content)
    const refused = await runScript('restore', [file], settings)
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(refused.stderr).toMatch(/^Nothing was changed\. .*no backup of the site\.\n$/)
  }
  expect(await runScript('restore', [folder], settings)).toMatchObject({
    code: 1,
    stderr: `Nothing was changed. ${folder} is a folder, not a backup.\n`,
  })
  const absent = await runScript('restore', [path.join(folder, 'absent')], settings)
  expect(absent.stderr).toMatch(/^Nothing was changed\. The file cannot be read: ENOENT/)
  const untouched = { DATA_DIR: path.join(folder, 'untouched') }
  expect(await runScript('restore', [path.join(folder, 'absent')], untouched)).toMatchObject({ code: 1 })
  expect(readdirSync(folder)).not.toContain('untouched')
})

test('a backup that cannot be written leaves nothing behind', async () => {
  const folder = dataFolder()
  const settings = { DATA_DIR: path.join(folder, 'site') }
  expect(await runScript('backup', [path.join(folder, 'a.gz')], settings)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no database in'),
  })
  await runScript('seed', [], settings)
  const refused = await runScript('backup', [path.join(folder, 'nowhere', 'a.gz')], settings)
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toMatch(/^The file cannot be written: ENOENT/)
  expect(await runScript('backup', [folder], settings)).toMatchObject({
    code: 1,
    stderr: `${folder} is a folder: please name a file in it. Nothing was written.\n`,
  })
  expect(readdirSync(folder)).toEqual(['site'])
})

test.for([
  ['backup', []],
  ['backup', ['a', 'b']],
  ['restore', []],
  ['restore', ['a', '--force']],
] as const)('%s %o prints the usage', async ([script, args]) => {
  expect(await runScript(script, [...args], {})).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining(`npm run ${script} -- FILE`),
  })
})
