import { type DigestEntry, listDigest } from '#adapters/database/mails.ts'
import type { MailKind } from '#domain/mail.ts'
import { type DigestList, operatorDigest } from '#emails/operator/digest.tsx'
import type { MailWriter } from './mail-writer.ts'

/** By the kind of the emails that a digest replaces: the words for their requests, and their list in the dashboard. */
const LISTS: Partial<Record<MailKind, { one: string; several: string; page: string }>> = {
  'operator-booking': { one: 'booking', several: 'bookings', page: '/admin/bookings' },
  'operator-taxi': { one: 'taxi request', several: 'taxi requests', page: '/admin/taxi-requests' },
  'operator-custom-trip': {
    ...{ one: 'custom trip request', several: 'custom trip requests', page: '/admin/custom-requests' },
  },
  'operator-hold-ended': {
    ...{ one: 'request not answered in time', several: 'requests not answered in time' },
    page: '/admin/bookings',
  },
  'operator-review': { one: 'review', several: 'reviews', page: '/admin' },
}

export const digestMails = {
  'operator-digest': async ({ db, addresses, publicUrl }, digestId) => {
    const entries = await listDigest(db.read, digestId)
    if (entries.length === 0) return undefined
    return { mail: operatorDigest(listsOf(entries, publicUrl)), replyTo: addresses.operator }
  },
} satisfies Record<string, MailWriter>

function listsOf(entries: readonly DigestEntry[], publicUrl: string): DigestList[] {
  const byKind = Map.groupBy(entries, ({ kind }) => kind)
  return Object.entries(LISTS).flatMap(([kind, { one, several, page }]) => {
    const found = byKind.get(kind) ?? []
    if (found.length === 0) return []
    return {
      name: found.length === 1 ? one : several,
      count: found.length,
      references: found.flatMap(({ reference }) => reference ?? []),
      listUrl: publicUrl + page,
    }
  })
}
