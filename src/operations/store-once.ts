import { randomBytes } from 'node:crypto'
import type { Queryable } from '#adapters/database/database.ts'
import { findHeldBack } from '#adapters/database/mails.ts'
import { type RequestKind, referenceFrom } from '#domain/reference.ts'
import type { Deps } from './deps.ts'
import { type MailOrder, queueMails } from './queue-mails.ts'
import { together } from './together.ts'

const REFERENCE_TRIES = 5

type Sent = { requestId: string }
type Kept = Sent & { id: string }

/** What a submit has made, and whether its guest gets a mail about it. */
export type Stored<Row> = { row: Row; hasCopy: boolean }

/** How one kind of request is kept, and who is told of a new one. */
type Shelf<Needs, Request extends Sent, Row extends Kept> = {
  kind: RequestKind
  /** Stores requests; answers those whose request id and reference were free. */
  insert(tx: Queryable, requests: (Request & { reference: string })[], deps: Needs): Promise<Row[]>
  /** What these request ids have already made. */
  findFirst(tx: Queryable, requestIds: string[]): Promise<Row[]>
  mailsAbout(row: Row, deps: Needs): MailOrder[]
}

/**
 * Stores each request under a free reference together with its mails, or finds the one that the same submit has
 * made before. Requests that come at the same time share a transaction.
 */
export function storeOnce<
  Needs extends Pick<Deps, 'db' | 'queue' | 'now'>,
  Request extends Sent,
  Row extends Kept,
>({
  kind,
  insert,
  findFirst,
  mailsAbout,
}: Shelf<Needs, Request, Row>): (deps: Needs, request: Request) => Promise<Stored<Row>> {
  return together(async (tx: Queryable, deps: Needs, requests: Request[]) => {
    const kept = new Map<string, Stored<Row>>()
    const keep = (rows: Row[], heldBack: ReadonlySet<string>) => {
      for (const row of rows) kept.set(idOf(row), { row, hasCopy: !heldBack.has(row.id) })
    }
    const withReference = (request: Request) => ({
      ...request,
      reference: referenceFrom(kind, randomBytes(5)),
    })
    const isOpen = (request: Request) => !kept.has(idOf(request))
    // In one order everywhere: of two transactions with the same submits one waits for the other, never both.
    let open = requests.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
    for (let attempt = 0; attempt < REFERENCE_TRIES && open.length > 0; attempt++) {
      const stored = await insert(tx, open.map(withReference), deps)
      const orders = stored.flatMap((row) => mailsAbout(row, deps))
      keep(stored, await queueMails(deps, tx, orders))
      open = open.filter(isOpen)
      if (open.length === 0) break
      const earlier = await findFirst(tx, open.map(idOf))
      const earlierIds = earlier.map(({ id }) => id)
      keep(earlier, await findHeldBack(tx, earlierIds))
      open = open.filter(isOpen)
    }
    return requests.map((request) => {
      const stored = kept.get(idOf(request))
      if (!stored) throw new Error('no free reference')
      return stored
    })
  })
}

/** As the database writes it. */
function idOf({ requestId }: Sent): string {
  return requestId.toLowerCase()
}
