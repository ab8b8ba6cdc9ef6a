// Fault injection tests with a table of lost and duplicated requests: npm run faults [-- FAULTS…] [--short]
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { showUsage } from '#platform/server/commands/run-command.ts'
import { FAULTS } from '#tests/faults/all-faults.ts'
import { type DatabaseServer, startDatabaseServer } from '#tests/faults/database-server.ts'
import type { Fault, Outcome, Size } from '#tests/faults/fault.ts'
import type { Breach } from '#tests/faults/invariants/invariants.ts'

const HEAD = [
  '',
  'rounds',
  'acknowledged',
  'lost',
  'doubled',
  'else',
  'besides',
  'verdict',
  'control, without',
  'finds',
]
const LOST = ['kept as sent', 'paid is known', 'everybody is told']
const DOUBLED = ['stored once', 'given once', 'told once']

/** Malformed requests: a fault of clients, not of the site. */
const MALFORMED = 'malformed-requests'
const HOW_MANY = { short: 3_000, full: 50_000 }
const MALFORMED_TESTS = [
  'tests/doors/security/hostile-requests.test.ts',
  'tests/doors/security/hostile-addresses.test.ts',
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
})
const ALL = [...Object.keys(FAULTS), MALFORMED]
const names = positionals.length > 0 ? positionals : ALL
const size: Size = values.short ? 'short' : 'full'

if (names.every((name) => name === MALFORMED || name in FAULTS)) {
  print(rowOf(HEAD))
  print(rowOf(HEAD.map(() => '---')))
  for (const name of names) {
    const fault = FAULTS[name]
    if (fault) print(rowOf(await tableRow(name, fault)))
  }
  if (names.includes(MALFORMED)) runMalformedRequestTests()
} else
  showUsage([
    'npm run faults [-- FAULTS…] [--short]',
    `FAULTS: ${ALL.join(', ')}; all of them without any`,
    '--short    some seconds each',
  ])

async function tableRow(name: string, fault: Fault): Promise<string[]> {
  await using server = await startDatabaseServer()
  const outcome = await attempt(server, fault, true)
  const control = await attempt(server, fault, false)
  if (typeof outcome === 'string') return failed(name, outcome)
  if (typeof control === 'string') return failed(name, `in the control: ${control}`)
  const { rounds, acknowledged, breaches, besides = '' } = outcome
  for (const { invariant, what } of breaches) process.stderr.write(`${name}: ${invariant}: ${what}\n`)
  if (breaches.length > 0 || control.breaches.length === 0) process.exitCode = 1
  const others = breaches.filter(({ invariant }) => ![...LOST, ...DOUBLED].includes(invariant))
  return [
    name,
    String(rounds),
    acknowledged.toLocaleString('en'),
    String(countOf(breaches, LOST)),
    String(countOf(breaches, DOUBLED)),
    String(others.length),
    besides,
    breaches.length === 0 ? 'holds' : 'BROKEN',
    fault.guard,
    control.breaches.length > 0 ? kindsOf(control.breaches) : 'NOTHING',
  ]
}

/** Runs the tests of malformed requests with large numbers. */
function runMalformedRequestTests(): void {
  const { status } = spawnSync('vitest', ['run', '--project', 'exhaustive', ...MALFORMED_TESTS], {
    env: { ...process.env, HOSTILE_REQUESTS: String(HOW_MANY[size]) },
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}

/** The outcome, or the message of the error. */
async function attempt(server: DatabaseServer, fault: Fault, isGuarded: boolean): Promise<Outcome | string> {
  try {
    return await fault.run(server, size, isGuarded)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function failed(name: string, why: string): string[] {
  process.exitCode = 1
  return [name, ...HEAD.slice(2, -3).map(() => ''), why.replace(/\s+/g, ' '), 'FAILED', '', '']
}

function countOf(breaches: Breach[], invariants: string[]): number {
  return breaches.filter(({ invariant }) => invariants.includes(invariant)).length
}

function kindsOf(breaches: Breach[]): string {
  return [...Map.groupBy(breaches, ({ invariant }) => invariant)]
    .map(([invariant, found]) => `${found.length} × ${invariant}`)
    .join(', ')
}

function rowOf(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
