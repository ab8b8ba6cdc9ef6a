import type { ComponentProps, ReactNode } from 'react'
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

/** What a field of an action has: its names, and what was typed and refused before, or what it begins with. */
export function fieldOf({ refused, prefix }: Omit<FieldsProps, 'booking'>, name: string, begins = '') {
  const { typed, fields }: Pick<Refused, 'typed' | 'fields'> = refused ?? { typed: {}, fields: {} }
  return { id: `${prefix}-${name}`, name, defaultValue: typed[name] ?? begins, error: fields[name] }
}

/** One of the answers to choose from, with what it means at its end. */
export function RadioLine({
  text,
  mark,
  ...input
}: ComponentProps<'input'> & { text: string; mark: ReactNode }) {
  return (
    <label className="choice cluster middle touch break gap-x-8">
      <input className="rigid" type="radio" {...input} />
      <span>{text}</span>
      {mark}
    </label>
  )
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
