import type { BundledKind } from '../outbox/mail-limits.ts'
import { type DigestEntry, listDigest } from '../outbox/mails.store.ts'
import { type DigestList, operatorDigest } from '../templates/operator/digest.tsx'
import { deskUrl } from './desk-url.ts'
import type { MailWriter } from './mail-writer.ts'

type Words = { one: string; several: string; page: string }

/** Bookings of every kind, which no list of the dashboard shows together. */
const AT_DESK = '/desk'

/** By the kind of the emails that a digest replaces: the words for what they tell of, and where it is listed. */
const LISTS = {
  'operator-booking': { one: 'booking', several: 'bookings', page: '/admin/bookings' },
  'operator-taxi': { one: 'taxi request', several: 'taxi requests', page: '/admin/taxi-requests' },
  'operator-custom-trip': {
    ...{ one: 'custom trip request', several: 'custom trip requests', page: '/admin/custom-requests' },
  },
  'operator-hold-ended': {
    ...{ one: 'request not answered in time', several: 'requests not answered in time' },
    page: AT_DESK,
  },
  'operator-booking-moved': { one: 'change by a guest', several: 'changes by guests', page: AT_DESK },
  'operator-guest-details': {
    ...{ one: 'booking with new details', several: 'bookings with new details', page: AT_DESK },
  },
  'operator-booking-cancelled': {
    ...{ one: 'cancellation by a guest', several: 'cancellations by guests', page: AT_DESK },
  },
  'operator-proposal-answered': {
    ...{ one: 'answer to a proposal', several: 'answers to proposals', page: AT_DESK },
  },
  'operator-quote-answered': { one: 'accepted quote', several: 'accepted quotes', page: AT_DESK },
  'operator-quote-wish': {
    ...{ one: 'change to a quote wanted', several: 'changes to quotes wanted', page: AT_DESK },
  },
  'operator-quote-ended': { one: 'quote that expired', several: 'quotes that expired', page: AT_DESK },
  'operator-review': { one: 'review', several: 'reviews', page: '/admin' },
} satisfies Record<BundledKind, Words>

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
      referenceUrl:
        kind === 'operator-review' ? `${publicUrl}${page}?q=` : deskUrl(publicUrl, { reference: '' }),
    }
  })
}
