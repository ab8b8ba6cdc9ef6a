import type { ReactNode } from 'react'
import type { StaffAction } from '#bookings/staff-action.rules.ts'
import { addressOf } from '../acts.ts'
import type { BookingView } from '../view/load-booking.ts'

/**
 * What was refused: the sentence of the whole, those of the fields, and what was typed. Without sentences it is a form to
 * which somebody has gone back.
 */
export type Refused = { text: string; fields: Record<string, string>; typed: Record<string, string> }

export type FieldsProps = {
  booking: BookingView
  refused: Refused | undefined
  /** Begins the ids of the fields, which may be on the page twice. */
  prefix: string
}

/** A plain form of the browser: it works the same without scripts. */
export function PostedForm({
  booking,
  act,
  children,
}: {
  booking: BookingView
  act: StaffAction
  children: ReactNode
}) {
  return (
    <form method="post" action={addressOf(booking, act)} className="act-form stack gap-12">
      <input type="hidden" name="seen" value={booking.seen} />
      {children}
    </form>
  )
}
