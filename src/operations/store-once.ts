import { randomBytes } from 'node:crypto'
import { referenceFrom } from '#domain/reference.ts'

const REFERENCE_TRIES = 5

/** How one kind of request is kept; both run in the caller's transaction. */
type Shelf<Row> = {
  /** Stores the request under this reference; `undefined` when its request id or the reference is taken. */
  insert(reference: string): Promise<Row | undefined>
  /** The request that this request id has already made. */
  findFirst(): Promise<Row | undefined>
}

/** Stores a request under a free reference, or finds the one that the same submit has made before. */
export async function storeOnce<Row>({
  insert,
  findFirst,
}: Shelf<Row>): Promise<{ row: Row; isNew: boolean }> {
  for (let attempt = 0; attempt < REFERENCE_TRIES; attempt++) {
    const stored = await insert(referenceFrom(randomBytes(5)))
    if (stored) return { row: stored, isNew: true }
    const first = await findFirst()
    if (first) return { row: first, isNew: false }
  }
  throw new Error('no free reference')
}
