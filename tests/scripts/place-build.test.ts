import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { publishBuild } from '../../scripts/build/publish-build.ts'

function projectFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'saphan-build-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Places a build with one file. @returns its folder */
function build(root: string, word: string): string {
  const built = mkdtempSync(path.join(root, 'built-'))
  mkdirSync(path.join(built, 'client'))
  writeFileSync(path.join(built, 'client', `${word}.js`), word)
  publishBuild(built, root)
  return realpathSync(path.join(root, 'build'))
}

test('a running site keeps its files when the next build is placed', () => {
  const root = projectFolder()
  const running = build(root, 'first')
  const next = build(root, 'second')
  expect(readFileSync(path.join(running, 'client/first.js'), 'utf8')).toBe('first')
  expect(readdirSync(path.join(root, 'build/client'))).toEqual(['second.js'])
  expect(next).not.toBe(running)
})

test('an unchanged build gets the same folder again', () => {
  const root = projectFolder()
  const running = build(root, 'first')
  build(root, 'second')
  expect(build(root, 'first')).toBe(running)
  expect(readdirSync(path.join(root, '.builds'))).toHaveLength(2)
})

test('the newest three builds are kept', () => {
  const root = projectFolder()
  const builds = ['one', 'two', 'three', 'four', 'five'].map((word, index) => {
    const place = build(root, word)
    utimesSync(place, index, index)
    return place
  })
  build(root, 'one more')
  expect(builds.map((place) => existsSync(place))).toEqual([false, false, false, true, true])
})

test('a build that a site has used in the last two days is kept', () => {
  const root = projectFolder()
  const used = build(root, 'used')
  for (const word of ['two', 'three', 'four', 'five']) build(root, word)
  expect(existsSync(used)).toBe(true)
})

test('a folder "build" of an older version is replaced', () => {
  const root = projectFolder()
  mkdirSync(path.join(root, 'build/client'), { recursive: true })
  build(root, 'first')
  expect(readdirSync(path.join(root, 'build/client'))).toEqual(['first.js'])
})
