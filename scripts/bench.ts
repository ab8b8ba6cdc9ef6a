// Measures the built site beside its references and prints tables: npm run bench [-- ROWS…] [--runs 3] [--write]
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { showUsage } from '#platform/server/commands/run-command.ts'
import { describeMachine } from './bench/machine.ts'
import { formatTable, type Row } from './bench/results-table.ts'

/** One line for each table, in the order in which they are measured. Each loads only what it needs: a load generator with a large heap pauses to collect it, and the pause would count as the answer's. */
const TABLES: Record<string, () => Promise<(options: { runs: number }) => Promise<Row[]>>> = {
  start: async () => (await import('./bench/measurements/start.ts')).measureStart,
  pages: async () => (await import('./bench/measurements/pages.ts')).measurePages,
  bytes: async () => (await import('./bench/measurements/bytes.ts')).measureBytes,
  lighthouse: async () => (await import('./bench/measurements/lighthouse.ts')).measureLighthouse,
  interaction: async () => (await import('./bench/measurements/interaction.ts')).measureInteraction,
  bookings: async () => (await import('./bench/measurements/bookings.ts')).measureBookings,
  availability: async () => (await import('./bench/measurements/availability.ts')).measureAvailability,
  lists: async () => (await import('./bench/measurements/lists.ts')).measureLists,
}

const DOCUMENT = path.resolve(import.meta.dirname, '../docs/performance.md')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } },
})
const names = positionals.length > 0 ? positionals : Object.keys(TABLES)

if (names.every((name) => name in TABLES)) await measure(names)
else
  showUsage([
    'npm run bench [-- ROWS…] [--runs 3] [--write]',
    `ROWS: ${Object.keys(TABLES).join(', ')}; all of them without any`,
    '--runs    how often Lighthouse judges each page',
    '--write   also puts the tables into docs/performance.md',
  ])

async function measure(names: string[]): Promise<void> {
  publish('machine', describeMachine())
  for (const name of names) {
    try {
      const measureTable = await TABLES[name]?.()
      publish(name, formatTable((await measureTable?.({ runs: Number(values.runs) })) ?? []))
    } catch (error) {
      process.exitCode = 1
      process.stderr.write(`${name} could not be measured: ${error}\n`)
    }
  }
}

function publish(name: string, text: string): void {
  process.stdout.write(`\n## ${name}\n\n${text}\n`)
  if (!values.write) return
  const document = readFileSync(DOCUMENT, 'utf8')
  const place = new RegExp(`(<!-- ${name} -->\n).*?(<!-- end of ${name} -->)`, 's')
  if (!place.test(document)) throw new Error(`docs/performance.md has no place for ${name}`)
  writeFileSync(
    DOCUMENT,
    document.replace(place, (_, begin, end) => `${begin}\n${text}\n\n${end}`),
  )
}
