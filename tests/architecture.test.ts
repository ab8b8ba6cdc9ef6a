import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from '#domain/bookings/booking-status.ts'
import { PAYMENT_STATUSES } from '#domain/payments/payment-status.ts'
import { REVERSAL_STATES } from '#domain/payments/reversal.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/**
 * The house rules: which room may import from which. `contracts` are the `contract.ts` files of the adapters,
 * `queries` the database functions that only read (`find…`, `list…`). Types may come from anywhere.
 */
const MAY_IMPORT: Record<string, string[]> = {
  text: ['text'],
  domain: ['domain', 'text'],
  content: ['content', 'domain', 'text'],
  'app/ui': ['app/ui'],
  'app/sections': ['app/sections', 'app/ui', 'content', 'domain', 'text'],
  app: ['app', 'app/sections', 'app/ui', 'content', 'domain', 'text', 'operations', 'queries'],
  emails: ['emails', 'content', 'domain', 'text'],
  functions: ['functions', 'content', 'domain', 'text', 'operations', 'queries', 'contracts'],
  jobs: ['jobs', 'domain', 'text', 'operations', 'queries'],
  operations: ['operations', 'content', 'domain', 'text', 'emails', 'adapters/database', 'contracts'],
  'adapters/database': ['adapters/database', 'domain', 'text'],
  'adapters/auth': ['adapters/auth', 'adapters/database', 'domain', 'text'],
  'adapters/mail': ['adapters/mail', 'domain', 'text'],
  'adapters/payments': ['adapters/payments', 'domain', 'text'],
  'adapters/queue': ['adapters/queue', 'adapters/database', 'domain', 'text'],
  'adapters/tour-source': ['adapters/tour-source', 'domain', 'text'],
  server: [
    'server',
    'app',
    'functions',
    'jobs',
    'operations',
    'content',
    'domain',
    'text',
    'contracts',
    'adapters/auth',
    'adapters/database',
    'adapters/mail',
    'adapters/payments',
    'adapters/queue',
    'adapters/tour-source',
  ],
}

/** The packages that `domain` may import. */
const DOMAIN_PACKAGES = ['zod']
const FORBIDDEN_NAMES = [
  'utils',
  'helpers',
  'lib',
  'common',
  'misc',
  'shared',
  'types',
  'constants',
  'manager',
]
const ROOMS = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length)

type Import = { from: string; to: string; names: string }

const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file))
const imports = files.flatMap((file) => importsOf(file, readFileSync(path.join(ROOT, file), 'utf8')))

/** The value imports of a file; `import type` and inline `type` names are left out. */
function importsOf(file: string, source: string): Import[] {
  const statements = source.matchAll(
    /^(?:import|export)\s+(?!type\b)((?:[^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/gm,
  )
  return Array.from(statements, ([, names = '', target = '']) => ({
    from: file,
    to: target.startsWith('.') ? path.join(path.dirname(file), target) : target.replace(/^#/, 'src/'),
    names: names.replace(/\btype\s+\w+(\s+as\s+\w+)?\s*,?/g, ''),
  })).filter(({ names }) => names === '' || /\w/.test(names.replace(/from/, '')))
}

function roomOf(file: string): string | undefined {
  const place = file.replace(/^src\//, '')
  return ROOMS.find((room) => place.startsWith(`${room}/`))
}

function isAllowed({ from, to, names }: Import): boolean {
  const room = roomOf(from) ?? ''
  const allowed = MAY_IMPORT[room] ?? []
  if (!to.startsWith('src/')) return room !== 'domain' || DOMAIN_PACKAGES.includes(to)
  if (to.endsWith('.css')) return true
  if (allowed.includes(roomOf(to) ?? '')) return true
  if (allowed.includes('contracts') && /^src\/adapters\/[\w-]+\/contract\.ts$/.test(to)) return true
  return allowed.includes('queries') && to.startsWith('src/adapters/database/') && readsOnly(names)
}

function readsOnly(names: string): boolean {
  const imported = names
    .replace(/[{}]|\bfrom\b/g, ' ')
    .split(/[\s,]+/)
    .filter(Boolean)
  return imported.length > 0 && imported.every((name) => /^(find|list)[A-Z]/.test(name))
}

function described(found: Import[]): string[] {
  return found.map(({ from, to, names }) => `${from} may not import ${names.trim()} ${to}`)
}

test('every file is in a room', () => {
  expect(files.filter((file) => !roomOf(file))).toEqual([])
})

test('no folder holds more than 25 files, tests apart', () => {
  const folders = Object.entries(Object.groupBy(files, (file) => path.dirname(file)))
  const crowded = folders.filter(([, found = []]) => found.length > 25)
  expect(crowded.map(([folder]) => folder)).toEqual([])
})

test('every room imports only from the rooms that it may', () => {
  expect(imports.length).toBeGreaterThan(200)
  expect(described(imports.filter((found) => !isAllowed(found)))).toEqual([])
})

test('control: an import of an adapter into the domain is reported', () => {
  const planted = importsOf(
    'src/domain/catalogue/fare.ts',
    "import { openPool } from '#adapters/database/database.ts'",
  )
  expect(planted.map(isAllowed)).toEqual([false])
})

test('control: a write from a page is reported, a read is not', () => {
  const reads = importsOf(
    'src/app/pages/x/page.tsx',
    "import { type Booking, findBooking } from '#adapters/database/bookings.ts'",
  )
  const writes = importsOf(
    'src/app/pages/x/page.tsx',
    "import { findBooking, insertBooking } from '#adapters/database/bookings.ts'",
  )
  expect([...reads, ...writes].map(isAllowed)).toEqual([true, false])
})

test('the domain reads no clock', () => {
  const clocked = files.filter(
    (file) =>
      roomOf(file) === 'domain' &&
      /new Date\(\)|Date\.now\(/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  expect(clocked).toEqual([])
})

test('only the content and server/deps.ts import the shipped catalogue', () => {
  const importers = imports
    .filter(({ to }) => to === 'src/content/catalogue/catalogue.ts')
    .map(({ from }) => from)
  expect(importers.filter((file) => roomOf(file) !== 'content')).toEqual(['src/server/deps.ts'])
})

test('transactions go through the one wrapper that releases every connection', () => {
  const own = files.filter((file) =>
    /\bdrizzle\(|\.read\.transaction\(/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  // The other two close the connection that they opened.
  expect(own.sort()).toEqual([
    'src/adapters/database/backup/restore.ts',
    'src/adapters/database/database.ts',
    'src/adapters/database/maintenance/migrate.ts',
  ])
})

test('only the domain groups statuses', () => {
  const states: readonly string[] = [...BOOKING_STATUSES, ...PAYMENT_STATUSES, ...REVERSAL_STATES]
  const choosing = files.filter((file) => {
    const lists = readFileSync(path.join(ROOT, file), 'utf8').matchAll(/[[(]\s*('\w+'(?:,\s*'\w+')+)/g)
    return Array.from(lists, ([, list = '']) => list.match(/\w+/g) ?? []).some((names) =>
      names.every((name) => states.includes(name)),
    )
  })
  expect(choosing.filter((file) => roomOf(file) !== 'domain')).toEqual([
    // The order in which the dashboard prefers the payments of one booking.
    'src/app/pages/admin/state-labels.ts',
  ])
})

test('one file imports the PostgreSQL client, so that every connection has our settings', () => {
  const importers = imports
    .filter(({ to, names }) => to === 'pg' && names.trim() !== '')
    .map(({ from }) => from)
  expect(importers).toEqual(['src/adapters/database/postgres-client.ts'])
})

test('links to call a number and to chat with it are made in the domain, which knows how it is dialled', () => {
  const own = files.filter((file) =>
    /`tel:\$|wa\.me\/|line\.me\//.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  expect(own.sort()).toEqual(['src/domain/requests/number-links.ts', 'src/domain/requests/whatsapp.ts'])
})

test('typed amounts are read in one place', () => {
  const own = files.filter((file) => /\[[^\]\n]*฿/.test(readFileSync(path.join(ROOT, file), 'utf8')))
  expect(own).toEqual([])
})

test('no file or folder has a name that says nothing', () => {
  const drawers = files.filter((file) =>
    file
      .replace(/\.tsx?$/, '')
      .split('/')
      .some((part) => FORBIDDEN_NAMES.includes(part)),
  )
  expect(drawers).toEqual([])
})

test('no style uses :has on the whole page, which would restyle it after every press', () => {
  const styles = globSync('src/app/**/*.css', { cwd: ROOT }).filter((file) => !file.endsWith('/print.css'))
  expect(styles.length).toBeGreaterThan(50)
  const asking = styles.flatMap((file) => {
    const rules = readFileSync(path.join(ROOT, file), 'utf8').matchAll(
      /(?:^|[\s,}])((?:html|body|:root|main)[^{},\s]*:has\([^{]*)\{/g,
    )
    return Array.from(rules, ([, selector = '']) => `${file}: ${selector.trim()}`)
  })
  expect(asking).toEqual(['src/app/sections/lightbox/lightbox.css: html:has(.lightbox)'])
})

test('the documents name only files that exist', () => {
  const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
  const named = documents.flatMap((document) =>
    Array.from(
      readFileSync(path.join(ROOT, document), 'utf8').matchAll(
        /`((?:src|content|domain|text|operations|adapters|app|server|jobs|functions|emails|tests|scripts)\/[\w./-]+\.(?:ts|tsx|md|mjs))`/g,
      ),
      ([, file = '']) => ({ document, file }),
    ),
  )
  expect(named.length).toBeGreaterThan(100)
  const isThere = (file: string) => [file, `src/${file}`].some((one) => existsSync(path.join(ROOT, one)))
  expect(named.filter(({ file }) => !isThere(file))).toEqual([])
})
