import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licenceList, lockedPackages } from '../../scripts/licences/licence-list.ts'

type Manifest = Record<
  'dependencies' | 'optionalDependencies' | 'devDependencies',
  Record<string, string>
> & {
  allowScripts: Record<string, boolean>
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const packages = lockedPackages(readFileSync('package-lock.json', 'utf8'))

/** Licences that allow running the package on any site. */
const ACCEPTED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  'BlueOak-1.0.0',
]

/** Of the library that draws uploaded photos, which is loaded as it is and not built into the site. */
const LIBRARY_LICENCE = { packages: /^@img\/sharp-/, license: 'LGPL-3.0-or-later' }

function isAccepted({ name, license = '' }: { name: string; license?: string | undefined }): boolean {
  const { packages, license: ofLibrary } = LIBRARY_LICENCE
  const accepted = packages.test(name) ? [...ACCEPTED, ofLibrary] : ACCEPTED
  const choices = license.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => accepted.includes(one)))
}

test('every dependency is pinned to one version', () => {
  const { dependencies, optionalDependencies, devDependencies } = manifest
  const wanted = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies })
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  expect(wanted.length).toBeGreaterThan(30)
})

test('only packages named in allowScripts have install scripts', () => {
  const withScripts = new Set(
    packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
  )
  expect([...withScripts].sort()).toEqual(Object.keys(manifest.allowScripts).sort())
})

test('every package of a running site has an accepted licence, and docs/licences.md is up to date', () => {
  const used = packages.filter(({ dev, devOptional }) => !dev && !devOptional)
  const other = used.filter((one) => !isAccepted(one))
  expect(other.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
  expect(used.length).toBeGreaterThan(50)
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceList(packages))
})
