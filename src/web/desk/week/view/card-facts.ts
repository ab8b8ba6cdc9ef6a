import { occupancyOf } from '#fleet/allocation/occupancy.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { bangkokDay, formatShortDay } from '#platform/time/calendar.ts'
import { momentInWords } from '#platform/time/clock-time.ts'
import { countdown } from '#platform/time/countdown.ts'
import { hoursInWords } from '../../booking/view/moments.ts'
import { BOOKING_STATES } from '../../labels/state-labels.ts'
import type { SlotView } from './slots.ts'

type Fact = { label: string; text: string }

type OfWeek = { nowMs: number; driveStates: ReadonlyMap<string, string> }

/** The facts of a slot, as its card lists them. */
export function cardFacts(
  { booked, time, driver, heldTo, wrong }: SlotView,
  { nowMs, driveStates }: OfWeek,
): Fact[] {
  const span = time ?? (booked?.endsAt ? occupancyOf({ ...booked, endsAt: booked.endsAt }) : undefined)
  const out = span && hoursInWords(span.busyFrom, span.busyUntil)
  const day = span && formatShortDay(bangkokDay(span.busyFrom.getTime()))
  const until = time?.expiresAt && countdown(time.expiresAt.getTime(), nowMs)
  return [
    ...(out ? [{ label: booked ? 'Out' : 'Blocked', text: `${day}, ${out}` }] : []),
    ...(booked
      ? [
          {
            label: 'Pickup',
            text: [momentInWords(booked.startsAt, nowMs), booked.pickup].filter(Boolean).join(', '),
          },
          { label: 'Trip', text: `${booked.title}, ${counted(booked.guests, 'guest')}` },
          {
            label: 'State',
            text: driveStates.get(booked.legId) ?? BOOKING_STATES[booked.bookingStatus].text,
          },
        ]
      : []),
    ...(driver ? [{ label: 'Driver', text: driver }] : []),
    ...(until && heldTo ? [{ label: 'Held', text: `${until.text} left, ${until.until}` }] : []),
    ...(wrong ? [{ label: 'To do', text: wrong }] : []),
  ]
}
