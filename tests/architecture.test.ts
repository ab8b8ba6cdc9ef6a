import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from '#bookings/booking-status.rules.ts'
import { PAYMENT_STATUSES } from '#money/payments/payment-status.rules.ts'
import { REVERSAL_STATES } from '#money/refunds/reversal.rules.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** The subjects of the business. Everything about one is in one folder. */
const SUBJECTS = ['bookings', 'catalogue', 'drives', 'fleet', 'guests', 'messages', 'money', 'quotes']

/** What rules may use: pure functions, which also run in a browser. */
const PURE = ['rules', 'platform/text', 'platform/time']
/** What every page and mail may use: the business that is shipped, and the words for what happens in it. */
const WORDED = [...PURE, 'content', 'words']

/**
 * The house rules: which role may import from which. A file in a folder of a subject has its role in its name:
 * `*.rules.ts` decides, `*.words.ts` says, `*.store.ts` reads and writes the database, and every other file is a verb that
 * uses them. `contracts` are the `contract.ts` files of the platform, `queries` the functions of stores that only read:
 * `find…`, `list…`, `count…`, and questions (`has…`, `is…`, `can…`). Types may come from anywhere. `platform/server` puts the site together.
 */
const MAY_IMPORT: Record<string, string[]> = {
  'platform/text': ['platform/text'],
  'platform/time': ['platform/time', 'platform/text'],
  rules: PURE,
  words: WORDED,
  content: WORDED,
  store: [...PURE, 'store', 'platform/database'],
  templates: [...WORDED, 'templates'],
  verbs: [
    ...[...WORDED, 'verbs', 'store', 'templates', 'contracts'],
    ...['platform/database', 'platform/limits', 'platform/not-found', 'platform/problems'],
  ],
  'web/ui': ['web/ui'],
  'web/parts': [...WORDED, 'web/parts', 'web/ui'],
  web: [
    ...[...WORDED, 'web', 'web/parts', 'web/ui', 'verbs', 'queries'],
    ...['platform/limits', 'platform/not-found', 'platform/problems'],
  ],
  api: [...WORDED, 'api', 'verbs', 'queries', 'contracts', 'platform/limits', 'platform/problems'],
  jobs: [...PURE, 'jobs', 'verbs', 'queries'],
  'platform/auth': [...PURE, 'platform/auth', 'platform/database', 'store'],
  'platform/database': [...PURE, 'platform/database'],
  'platform/limits': [...PURE, 'platform/limits', 'platform/database', 'platform/problems', 'store'],
  'platform/mail': [...PURE, 'platform/mail'],
  'platform/not-found': [...PURE, 'platform/not-found', 'store'],
  'platform/payments': [...PURE, 'platform/payments'],
  'platform/problems': [...WORDED, 'platform/problems', 'platform/database'],
  'platform/queue': [...PURE, 'platform/queue', 'platform/database'],
  'platform/tour-source': [...PURE, 'platform/tour-source'],
}

/** The packages that rules may import. */
const RULES_PACKAGES = ['zod', 'chrono-node', 'libphonenumber-js/max']
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

type Import = { from: string; to: string; names: string }

const files = globSync('{content,src}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const imports = files.flatMap((file) => importsOf(file, readFileSync(path.join(ROOT, file), 'utf8')))

/** The value imports of a file; `import type` and inline `type` names are left out. */
function importsOf(file: string, source: string): Import[] {
  const statements = source.matchAll(
    /^(?:import|export)\s+(?!type\b)((?:[^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/gm,
  )
  return Array.from(statements, ([, names = '', target = '']) => ({
    from: file,
    to: target.startsWith('.')
      ? path.join(path.dirname(file), target)
      : target.replace(/^#(?!content)/, 'src/').replace(/^#/, ''),
    names: names.replace(/\btype\s+\w+(\s+as\s+\w+)?\s*,?/g, ''),
  })).filter(({ names }) => names === '' || /\w/.test(names.replace(/from/, '')))
}

function roleOf(file: string): string | undefined {
  if (file.startsWith('content/')) return 'content'
  const [, role] = /\.(rules|words|store)\.ts$/.exec(file) ?? []
  if (role) return role
  const [, top = '', next = ''] = file.split('/')
  if (file.startsWith('src/messages/templates/')) return 'templates'
  if (SUBJECTS.includes(top)) return 'verbs'
  if (file.startsWith('src/web/ui/styleguide/')) return 'web'
  const nested = `${top}/${next}`
  return [nested, top].find((role) => role === 'platform/server' || role in MAY_IMPORT)
}

function isAllowed({ from, to, names }: Import): boolean {
  const role = roleOf(from) ?? ''
  if (role === 'platform/server') return true
  const allowed = MAY_IMPORT[role] ?? []
  if (!/^(src|content)\//.test(to)) return role !== 'rules' || RULES_PACKAGES.includes(to)
  if (to.endsWith('.css')) return true
  if (allowed.includes(roleOf(to) ?? '')) return true
  if (allowed.includes('contracts') && /^src\/platform\/[\w-]+\/contract\.ts$/.test(to)) return true
  return allowed.includes('queries') && roleOf(to) === 'store' && readsOnly(names)
}

function readsOnly(names: string): boolean {
  const imported = names
    .replace(/[{}]|\bfrom\b/g, ' ')
    .split(/[\s,]+/)
    .filter(Boolean)
  return imported.length > 0 && imported.every((name) => /^(find|list|has|is|can|count)[A-Z]/.test(name))
}

function described(found: Import[]): string[] {
  return found.map(({ from, to, names }) => `${from} may not import ${names.trim()} ${to}`)
}

test('every file has a role', () => {
  // The list of what the site needs of the outside world has only types.
  expect(files.filter((file) => !roleOf(file))).toEqual(['src/platform/deps.ts'])
})

test('no folder holds more than 25 files, tests apart', () => {
  const folders = Object.entries(Object.groupBy(files, (file) => path.dirname(file)))
  const crowded = folders.filter(([, found = []]) => found.length > 25)
  expect(crowded.map(([folder]) => folder)).toEqual([])
})

test('every role imports only from the roles that it may', () => {
  expect(imports.length).toBeGreaterThan(200)
  expect(described(imports.filter((found) => !isAllowed(found)))).toEqual([])
})

test('control: an import of the database into a rule is reported', () => {
  const planted = importsOf(
    'src/catalogue/fare.rules.ts',
    "import { openPool } from '#platform/database/database.ts'",
  )
  expect(planted.map(isAllowed)).toEqual([false])
})

test('control: a write from a page is reported, a read is not', () => {
  const reads = importsOf(
    'src/web/site/x/page.tsx',
    "import { type Booking, findBooking } from '#bookings/bookings.store.ts'",
  )
  const writes = importsOf(
    'src/web/site/x/page.tsx',
    "import { findBooking, insertBooking } from '#bookings/bookings.store.ts'",
  )
  expect([...reads, ...writes].map(isAllowed)).toEqual([true, false])
})

test('no page imports from the folder of another page', () => {
  const pageOf = (file: string) =>
    /^src\/web\/((?:site|sandbox)\/[\w-]+|account|desk|driver|pass)\//.exec(file)?.[1]
  const fromPages = imports.filter(({ from, to }) => pageOf(from) && pageOf(to))
  expect(fromPages.length).toBeGreaterThan(500)
  expect(described(fromPages.filter(({ from, to }) => pageOf(from) !== pageOf(to)))).toEqual([])
})

test('rules read no clock', () => {
  const clocked = files.filter(
    (file) =>
      roleOf(file) === 'rules' &&
      /new Date\(\)|Date\.now\(/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  expect(clocked).toEqual([])
})

test('only the content and deps.ts of the server import the shipped catalogue', () => {
  const importers = imports
    .filter(({ to }) => to === 'content/catalogue/catalogue.ts')
    .map(({ from }) => from)
  expect(importers.filter((file) => roleOf(file) !== 'content')).toEqual(['src/platform/server/deps.ts'])
})

test('transactions go through the one wrapper that releases every connection', () => {
  const own = files.filter((file) =>
    /\bdrizzle\(|\.read\.transaction\(/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  // The other two close the connection that they opened.
  expect(own.sort()).toEqual([
    'src/platform/database/backup/restore.ts',
    'src/platform/database/database.ts',
    'src/platform/database/maintenance/migrate.ts',
  ])
})

test('only rules group statuses', () => {
  const states: readonly string[] = [...BOOKING_STATUSES, ...PAYMENT_STATUSES, ...REVERSAL_STATES]
  const choosing = files.filter((file) => {
    const lists = readFileSync(path.join(ROOT, file), 'utf8').matchAll(/[[(]\s*('\w+'(?:,\s*'\w+')+)/g)
    return Array.from(lists, ([, list = '']) => list.match(/\w+/g) ?? []).some((names) =>
      names.every((name) => states.includes(name)),
    )
  })
  expect(choosing.filter((file) => roleOf(file) !== 'rules')).toEqual([
    // The order in which the dashboard prefers the payments of one booking.
    'src/web/desk/labels/state-labels.ts',
  ])
})

test('one file imports the PostgreSQL client, so that every connection has our settings', () => {
  const importers = imports
    .filter(({ to, names }) => to === 'pg' && names.trim() !== '')
    .map(({ from }) => from)
  expect(importers).toEqual(['src/platform/database/postgres-client.ts'])
})

test('links to call a number and to chat with it are made by rules, which know how it is dialled', () => {
  const own = files.filter((file) =>
    /`tel:\$|wa\.me\/|line\.me\//.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  expect(own.sort()).toEqual([
    'src/guests/contact/number-links.rules.ts',
    'src/guests/contact/share-links.rules.ts',
  ])
})

test('typed amounts are read in one place', () => {
  const own = files.filter((file) => /\[[^\]\n]*฿/.test(readFileSync(path.join(ROOT, file), 'utf8')))
  expect(own).toEqual([])
})

/**
 * Facts are columns and codes; a sentence is only written. So no code looks for words in a text that a person wrote, that is
 * stored, or that the site shows, none decides by a label, and none bends one: the form within a sentence stands beside the
 * label. A separator such as `\n` or `@` is no word. What cannot be told from the name of a text is left to the reader.
 */
const TEXT = `(?:\\.name|\\b\\w*(?:${[
  ...['activity', 'audience', 'badge', 'description', 'detail', 'duration', 'label', 'lastError', 'message'],
  ...['note', 'reason', 'request', 'sentence', 'subject', 'text', 'title', 'why', 'wish', 'word'],
]
  .map((name) => `[${name.charAt(0).toUpperCase()}${name.charAt(0)}]${name.slice(1)}`)
  .join('|')})(?:s|es|Text)?)`
const WORD = '(?:\\p{L}{2}|\\^\\p{L}|[→×])'
const WITHIN = (end: string) => `(?:[^${end}\\\\\\n]|\\\\.)*?`
const QUOTED = `(?:'${WITHIN("'")}${WORD}|"${WITHIN('"')}${WORD})`
const PATTERN = `/${WITHIN('/')}${WORD}${WITHIN('/')}/[a-z]*`
const READS_WORDS = [
  `${TEXT}\\)?(?:\\?\\.|\\.)(?:match|matchAll|search|replace|replaceAll|split|includes|startsWith|endsWith|indexOf)\\((?:${QUOTED}|${PATTERN})`,
  `(?:${PATTERN}|\\b[A-Z][A-Z_]+)\\.(?:test|exec)\\([^()\\n]*${TEXT}(?:\\(\\)| \\?\\? '')*\\)`,
  `(?:${TEXT}|InWords\\([^\\n]*\\)|\\.charAt\\(0\\)|\\b[A-Z][A-Z_]+\\[[^\\]\\n]*\\]|\\[0\\]\\??)\\.to(?:Lower|Upper)Case\\(`,
  // Except the names of keys.
  "(?:(?<!\\.key) [!=]==|\\bcase) '[A-Z][a-z]",
].map((rule) => new RegExp(rule, 'u'))

function linesThatReadWords(source: string): string[] {
  return source
    .replace(/\n\s*(?=\??\.)/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => READS_WORDS.some((rule) => rule.test(line)))
}

test('no code reads a fact out of a sentence, decides by a label, or bends one', () => {
  const isInScope = (file: string) =>
    !/\.rules\.ts$|^src\/platform\/(?!database\/(?!embedded)|limits|problems)/.test(file) &&
    // These handle markup and specimens.
    !/^(src\/web\/(shell\/document|ui\/styleguide)|content\/markdown)\//.test(file)
  const reading = files.filter(isInScope).flatMap((file) => {
    return linesThatReadWords(readFileSync(path.join(ROOT, file), 'utf8')).map(() => file)
  })
  expect(reading.sort()).toEqual([
    // Spellings to look for in what a guest wrote.
    'content/catalogue/chat-words.ts',
    // Cuts the name of a trip to fit a cell or a subject.
    'src/bookings/short-title.words.ts',
    // The driver of the database tells these failures apart by their messages only.
    'src/platform/database/database.ts',
    // The names of classes of errors.
    'src/web/desk/labels/mail-labels.ts',
    'src/web/desk/labels/mail-labels.ts',
    // An address may name a choice by its label.
    'src/web/parts/list-filter/list-filter.ts',
  ])
})

test.each([
  'const [reference] = /\\bSPN-\\w+/.exec(sentence) ?? []',
  "const isDouble = payment.attentionReason?.includes('was expected')",
  'const party = PARTY_WITH_SEATS.exec(booking.specialRequests)',
  "const [children] = /(\\d+) children/.exec(specialRequests ?? '') ?? []",
  "if (need.label === 'Request') return true",
  "case 'No-show':",
  "const isInstant = badge.startsWith('Instant')",
  "const [from, to] = booking.title.split(' → ')",
  'const name = fleet[vehicle].name.replace(/^(Car|Van)$/, small)',
  'const luggage = piecesInWords(booking.luggage ?? 0).toLowerCase()',
  'const label = field.label.toLowerCase()',
  'const taxi = TAXI_SERVICES[service].toLowerCase()',
  "const after = sentence.replace(/^C/, 'c')",
  'return words.charAt(0).toLowerCase() + words.slice(1)',
])('control: %s is reported', (line) => {
  expect(linesThatReadWords(line)).toEqual([line])
})

test.each([
  "const lines = text.split('\\n')",
  "const at = text.indexOf('@')",
  'const typed = query.trim().toLowerCase()',
  'return /^\\d{1,9}$/.test(text) ? Number(text) : undefined',
  "const hasCards = channels.includes('card')",
  "if (details.kind === 'transfer') return ride",
  "if (event.key === 'Escape') close()",
])('control: %s is not', (line) => {
  expect(linesThatReadWords(line)).toEqual([])
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
  const styles = globSync('src/web/**/*.css', { cwd: ROOT }).filter((file) => !file.endsWith('/print.css'))
  expect(styles.length).toBeGreaterThan(50)
  const asking = styles.flatMap((file) => {
    const rules = readFileSync(path.join(ROOT, file), 'utf8').matchAll(
      /(?:^|[\s,}])((?:html|body|:root|main)[^{},\s]*:has\([^{]*)\{/g,
    )
    return Array.from(rules, ([, selector = '']) => `${file}: ${selector.trim()}`)
  })
  expect(asking).toEqual(['src/web/parts/lightbox/lightbox.css: html:has(.lightbox)'])
})

/** The widths at which the site changes its layout, in pixels: up to these, and from the next pixel on. */
const BREAKPOINTS = [480, 720, 1000, 1100, 1320]

/** What a stylesheet measures off the scale of `tokens.css`. Paper has its own measures, and fluid ones are a function. */
function offScale(css: string): string[] {
  const widths = Array.from(
    css.matchAll(/@media[^{]*?(?:(min|max)-width:\s*([\d.]+)(\w+)|width\s*[<>=])[^{]*/g),
  )
    .filter(
      ([, side, width, unit]) =>
        unit !== 'px' || !BREAKPOINTS.includes(side === 'min' ? Number(width) - 1 : Number(width)),
    )
    .map(([query]) => query.trim())
  const measures = Array.from(
    css.matchAll(
      /^\s*((?:margin|padding|(?:row-|column-)?gap|font-size|[\w-]*border[\w-]*-radius)[\w-]*):([^;]+);/gm,
    ),
    ([line, property = '', value = '']) => ({
      line: line.trim(),
      property,
      value: value.replace(/\w+\(.*\)/g, ''),
    }),
  ).filter(({ property, value }) => {
    if (property === 'font-size') return /\d(?:px|rem)/.test(value)
    return Array.from(value.matchAll(/([\d.]+)px/g), ([, pixels]) => Number(pixels)).some(
      (pixels) => pixels > 1.5 && pixels <= 128,
    )
  })
  return [...widths, ...measures.map(({ line }) => line)]
}

test('the styles keep to the scale: spaces, radii and sizes of text are tokens, and five widths change the layout', () => {
  const styles = globSync('src/web/**/*.css', { cwd: ROOT }).filter((file) => !file.includes('print'))
  expect(styles.length).toBeGreaterThan(50)
  const found = styles.flatMap((file) =>
    offScale(readFileSync(path.join(ROOT, file), 'utf8')).map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})

test.for([
  '@media (max-width: 900px) {',
  '@media (min-width: 720px) {',
  '@media (width < 30rem) {',
  'margin: 10px 0;',
  'padding-inline: 0 14px;',
  'gap: 6px;',
  'font-size: 1.3rem;',
  'border-radius: 4px;',
])('control: %s is off the scale', (line) => {
  expect(offScale(line)).toHaveLength(1)
})

test.for([
  '@media (max-width: 720px) {',
  '@media (min-width: 721px) and (max-width: 1100px) {',
  'margin: -1px auto 0;',
  'padding: calc(var(--header) + 12px) var(--space-8) 0;',
  'margin-top: -248px;',
  'font-size: clamp(1.5rem, 7.8vw, 2.625rem);',
  'border-radius: 50%;',
])('control: %s is on it', (line) => {
  expect(offScale(line)).toEqual([])
})

test('the documents name only files that exist', () => {
  const paths = globSync(['*.*', '{content,public,scripts,src,tests}/**/*.*'], { cwd: ROOT }).map(
    (file) => `/${file}`,
  )
  const named = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).flatMap((document) =>
    Array.from(
      readFileSync(path.join(ROOT, document), 'utf8').matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|sql))`/g),
      ([, file = '']) => ({ document, file }),
    ),
  )
  expect(named.length).toBeGreaterThan(100)
  // From the root, or shorter where the folder is clear.
  expect(named.filter(({ file }) => !paths.some((one) => one.endsWith(`/${file}`)))).toEqual([])
})
