import { z } from 'zod'

/**
 * A backup is lines of text: what it is, then for each table its name and columns, its rows as PostgreSQL writes
 * them with COPY, and `\.`; at the end how many rows each table has. No row looks like `\.` or has a line break:
 * PostgreSQL writes both in another way.
 */
export const END_OF_TABLE = '\\.\n'
const LINE_BREAK = 10
/** Far more than any row: a form is at most 128 KB. What is longer would fill the memory. */
const MAX_LINE_BYTES = 4_000_000

const beginning = z.object({
  backup: z.literal('saphan'),
  /** The newest migration that the database had, in milliseconds since the epoch. */
  migration: z.number(),
  madeAt: z.iso.datetime(),
})
const table = z.object({ table: z.string(), columns: z.array(z.string()) })
const end = z.object({ rows: z.record(z.string(), z.number()) })

export type Beginning = z.output<typeof beginning>
export type Table = z.output<typeof table>
/** How many rows of each table. */
export type RowCounts = z.output<typeof end>['rows']

/** Why a file cannot be restored, in a sentence for the person at the terminal. Nothing was changed. */
export class InvalidBackup extends Error {
  override name = 'Unusable'
}

export function written(part: Beginning | Table | { rows: RowCounts }): string {
  return `${JSON.stringify(part)}\n`
}

/** Takes the next line of a file, which says what follows. */
export function parseHeader(line: string): Beginning {
  return parsed(beginning, line, 'This is no backup of the site.')
}

export function parseTableOrFooter(line: string): Table | { rows: RowCounts } {
  return parsed(z.union([table, end]), line, 'The backup is damaged.')
}

function parsed<Schema extends z.ZodType>(schema: Schema, line: string, problem: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(line))
  } catch (error) {
    throw new InvalidBackup(problem, { cause: error })
  }
}

/**
 * The lines of a file, each with its line break. Only `\n` ends a line: text may hold what else is called one.
 * @throws {InvalidBackup} when the last one is cut off, or one is longer than any row
 */
export async function* linesOf(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let begun: Buffer[] = []
  let begunBytes = 0
  for await (const piece of file) {
    let from = 0
    for (let at = piece.indexOf(LINE_BREAK); at >= 0; at = piece.indexOf(LINE_BREAK, from)) {
      yield Buffer.concat([...begun, piece.subarray(from, at + 1)])
      begun = []
      begunBytes = 0
      from = at + 1
    }
    if (from < piece.length) begun.push(piece.subarray(from))
    begunBytes += piece.length - from
    if (begunBytes > MAX_LINE_BYTES)
      throw new InvalidBackup('The backup is damaged: a line in it is longer than any row.')
  }
  if (begun.length > 0) throw new InvalidBackup('The backup is cut off.')
}
