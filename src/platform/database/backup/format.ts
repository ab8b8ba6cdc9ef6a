import { z } from 'zod'

/**
 * The format of a backup, as lines of text: a header; for each table its name and columns, its rows in PostgreSQL's
 * COPY format, and `\.`; a footer with the number of rows of each table. COPY escapes `\.` and line breaks in rows.
 */
export const END_OF_TABLE = '\\.\n'
const LINE_BREAK = 10
/** Far more than any row (a form has at most 128 KB); bounds the memory. */
const MAX_LINE_BYTES = 4_000_000

const header = z.object({
  backup: z.literal('saphan'),
  /** The newest migration that the database had, in milliseconds since the epoch. */
  migration: z.number(),
  madeAt: z.iso.datetime(),
})
const table = z.object({ table: z.string(), columns: z.array(z.string()) })
const footer = z.object({ rows: z.record(z.string(), z.number()) })

export type Header = z.output<typeof header>
export type Table = z.output<typeof table>
/** The number of rows of each table. */
export type RowCounts = z.output<typeof footer>['rows']

/** A backup that cannot be restored; the message is shown at the terminal. Nothing was changed. */
export class InvalidBackup extends Error {
  override name = 'InvalidBackup'
}

export function serializeLine(part: Header | Table | { rows: RowCounts }): string {
  return `${JSON.stringify(part)}\n`
}

export function parseHeader(line: string): Header {
  return parseLine(header, line, 'This is no backup of the site.')
}

export function parseTableOrFooter(line: string): Table | { rows: RowCounts } {
  return parseLine(z.union([table, footer]), line, 'The backup is damaged.')
}

function parseLine<Schema extends z.ZodType>(
  schema: Schema,
  line: string,
  problem: string,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(line))
  } catch (error) {
    throw new InvalidBackup(problem, { cause: error })
  }
}

/**
 * The lines of a file, each with its line break. Only `\n` ends a line.
 * @throws {InvalidBackup} when the last one is cut off, or one is longer than any row
 */
export async function* readLines(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let pending: Buffer[] = []
  let pendingBytes = 0
  for await (const piece of file) {
    let from = 0
    for (let at = piece.indexOf(LINE_BREAK); at >= 0; at = piece.indexOf(LINE_BREAK, from)) {
      yield Buffer.concat([...pending, piece.subarray(from, at + 1)])
      pending = []
      pendingBytes = 0
      from = at + 1
    }
    if (from < piece.length) pending.push(piece.subarray(from))
    pendingBytes += piece.length - from
    if (pendingBytes > MAX_LINE_BYTES)
      throw new InvalidBackup('The backup is damaged: a line in it is longer than any row.')
  }
  if (pending.length > 0) throw new InvalidBackup('The backup is cut off.')
}
