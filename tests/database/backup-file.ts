import { Readable } from 'node:stream'
import type { RevokedLink } from '#guests/links/access-links.store.ts'
import type { Erasure } from '#guests/privacy/erasures.store.ts'
import {
  type FinishedRestore,
  finishRestore,
  type KeptOverRestore,
  keepOverRestore,
} from '#guests/privacy/finish-restore.ts'
import type { RowCounts } from '#platform/database/backup/format.ts'
import { makeBackup } from '#platform/database/backup/make.ts'
import { restoreBackup } from '#platform/database/backup/restore.ts'
import type { Revocation } from '#platform/database/maintenance/audit-log.store.ts'
import { TEST_NOW, type TestSite } from '../site.ts'
import type { TestDatabase } from './database.ts'

const nothingMore = async () => {}

type Made = { file: Buffer; rows: RowCounts }

/** A backup of everything in a database, in memory. */
export async function backupOf({ url }: TestDatabase, meanwhile = nothingMore): Promise<Made> {
  const backup = makeBackup(url, new Date(TEST_NOW))
  const pieces: Buffer[] = []
  for (;;) {
    const { done, value } = await backup.next()
    if (done) return { file: Buffer.concat(pieces), rows: value }
    if (pieces.length === 0) await meanwhile()
    pieces.push(Buffer.from(value))
  }
}

/** In pieces that end anywhere, as they come from a disk. */
export function restoreInto<Kept = void>(
  { url }: TestDatabase,
  file: Buffer,
  besides: Partial<Parameters<typeof restoreBackup<Kept>>[2]> = {},
) {
  const pieces = Array.from({ length: Math.ceil(file.length / 1_000) }, (_, index) =>
    file.subarray(index * 1_000, (index + 1) * 1_000),
  )
  const nothingBesides = { replace: false, keep: nothingMore as () => Promise<Kept>, finish: nothingMore }
  return restoreBackup(url, Readable.from(pieces), { ...nothingBesides, ...besides })
}

/** The lists beside the database, and the options of the command. */
type Beside = {
  erasures?: Erasure[]
  revocations?: Revocation[]
  revokedLinks?: RevokedLink[]
  evenErased?: boolean
  endLinks?: boolean
  authSecret?: string
}

/** Restores with `--replace`, as the command does it. */
export async function restoreOver(
  { deps, database }: TestSite,
  file: Buffer,
  { erasures = [], revocations = [], revokedLinks = [], ...options }: Beside = {},
): Promise<FinishedRestore> {
  const { promise, resolve } = Promise.withResolvers<FinishedRestore>()
  await restoreInto<KeptOverRestore>(database, file, {
    replace: true,
    keep: keepOverRestore,
    async finish(tx, kept, madeAt) {
      const known = {
        ...kept,
        erasures: [...kept.erasures, ...erasures],
        revocations: [...kept.revocations, ...revocations],
        revokedLinks: [...kept.revokedLinks, ...revokedLinks],
      }
      const needs = { ...deps, evenErased: false, endLinks: false, ...options }
      resolve(await finishRestore(needs, tx, known, madeAt))
    },
  })
  return promise
}
