import type { Pass } from '#bookings/pass/find-pass.ts'
import { DETAIL_LENGTH, type GuestDetail } from '#bookings/pass/guest-details.rules.ts'
import { guestDetailsOf } from '#bookings/pass/guest-details.ts'
import type { PassTime } from '#bookings/pass/pass-times.ts'
import { townNames } from '#content/map/towns.ts'
import { crewPromisedBy } from '#drives/crew-window.rules.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'
import { driveUnderWay } from '../drive-words.ts'

/** A field in which the guest adds a detail, or changes it: `known` is what we have so far. */
export type DetailField = { name: GuestDetail; label: string; maxLength: number; known: string | null }

export type DetailsView = ReturnType<typeof detailsViewOf>

/** What the pass asks its guest for, in words. Nothing once a driver has left. */
export function detailsViewOf(pass: Pass, [first]: readonly PassTime[], nowMs: number) {
  const known = driveUnderWay(pass) ? new Map<GuestDetail, string | null>() : guestDetailsOf(pass.booking)
  const fields = Array.from(known, ([name, text]): DetailField => {
    return { name, label: labelOf(name, pass), maxLength: DETAIL_LENGTH[name], known: text }
  })
  const open = fields.filter((field) => field.known === null)
  const one = open.length === 1 ? open[0] : undefined
  const by = first?.start instanceof Date ? crewPromisedBy(first.start, nowMs) : undefined
  return {
    fields,
    open: open.length,
    title: one ? ASKS[one.name].title : 'What we still need from you',
    by: `${by ? `By ${dayAndTime(by).replace(', ', ',\u00a0')} (Bangkok). ` : ''}You can change it.`,
    press: one ? ASKS[one.name].press : 'Save',
  }
}

const ASKS: Record<GuestDetail, { title: string; label: string; press: string }> = {
  hotelName: { title: 'Where do we pick you up?', label: 'Hotel or address', press: 'Save my hotel' },
  flightNumber: {
    title: 'Which flight do you arrive on?',
    label: 'Flight number',
    press: 'Save my flight',
  },
  childAges: {
    title: 'How old are the children?',
    label: 'Ages of the children',
    press: 'Save the ages',
  },
}

function labelOf(name: GuestDetail, { booking }: Pass): string {
  const { label } = ASKS[name]
  return name === 'hotelName' && booking.kind === 'trip' && booking.origin
    ? `${label} in ${townNames[booking.origin]}`
    : label
}
