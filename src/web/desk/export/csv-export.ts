import type { Logger } from 'pino'
import type { BookingPageRequest } from '#bookings/desk-lists/booking-list.store.ts'
import { auditListExport } from '#guests/accounts/audit-list-export.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { PageRequest } from '#platform/database/pagination.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { adminOf, requireFreshSession } from '../../shell/access/admin-of.ts'
import { depsContext } from '../../shell/context.ts'
import { isNarrowed, type ListChoice } from '../lists/list-address.ts'
import { askedBy } from '../lists/list-choice.ts'
import { searchWords } from '../lists/search-words.ts'
import { exportPath } from '../security/password-destination.ts'
import type { Route } from './+types/csv-export.ts'
import { CSV_BYTE_ORDER_MARK, csvHeaders, csvRow } from './csv.ts'
import { type Export, exportChoiceOf, findExport } from './export-columns.ts'

const ROWS_AT_ONCE = 250

/** Downloads a list, or the rows that a search finds in it, as CSV. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const admin = adminOf({ context })
  const { table } = params
  const wanted = findExport(table)
  if (!wanted) return new Response('This list doesn’t exist.', { status: 404 })
  const choice = exportChoiceOf(wanted, url.searchParams)
  requireFreshSession({ context }, exportPath(table, choice))
  const { db, now, log } = context.get(depsContext)
  const parts = csvParts(wanted, db.read, { words: searchWords(choice.query), ...askedBy(choice) })
  try {
    // Read before the response begins, so that an unavailable database is answered with 503.
    const { value: first = '' } = await parts.next()
    await auditListExport({ db }, { admin: admin.email, list: table, detail: partInWords(choice) })
    return new Response(streamOf(first, parts, log), {
      headers: csvHeaders(`saphan-${table}-${bangkokDay(now())}`),
    })
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return new Response('Error loading admin data', { status: 503 })
  }
}

/** Which part of a list was asked for; without the words of a search, which may be a guest's name or address. */
function partInWords(choice: ListChoice): string {
  if (choice.query) return 'what a search found'
  if (isNarrowed(choice)) return 'what a filter found'
  return choice.filter?.state === '' ? 'all but drafts and expired' : 'all of it'
}

async function* csvParts(table: Export, db: Queryable, asked: BookingPageRequest): AsyncGenerator<string> {
  let head = CSV_BYTE_ORDER_MARK + csvRow(table.names)
  let edge: PageRequest['edge']
  do {
    const page = await table.readCells(db, { ...asked, edge, size: ROWS_AT_ONCE })
    // A failed download is better than a file that misses rows and looks complete.
    if (!page) throw new Error('a row was deleted where the export had to go on')
    yield head + page.rows.map(csvRow).join('')
    head = ''
    edge = page.after === undefined ? undefined : { side: 'after', id: page.after }
  } while (edge)
}

/** An error after the response has begun aborts the download, so that the browser reports it. */
function streamOf(first: string, rest: AsyncGenerator<string>, log: Logger): ReadableStream {
  return new ReadableStream<string>({
    start: (stream) => stream.enqueue(first),
    async pull(stream) {
      try {
        const { value, done } = await rest.next()
        if (done) stream.close()
        else stream.enqueue(value)
      } catch (error) {
        log.error({ err: error }, 'an export broke off')
        stream.error(error)
      }
    },
    async cancel() {
      await rest.return(undefined)
    },
  }).pipeThrough(new TextEncoderStream())
}
