import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Booking } from '#bookings/bookings.store.ts'
import type { ListedBooking } from '#bookings/desk-lists/bookings.store.ts'
import { NAME_PLACEHOLDERS } from '#guests/contact/contact.rules.ts'
import { Breakable } from '../../parts/breakable.tsx'
import { DateTime } from '../../parts/date-time.tsx'
import { useBookingAddress } from '../booking-address.ts'
import { Badge } from '../labels/badge.tsx'
import { bookingState, mailState } from '../labels/state-labels.ts'

/** One row: the essentials, and a disclosure with everything that is stored. */
export function Row({ essentials, children }: { essentials: ReactNode; children: ReactNode }) {
  return (
    <li className="row">
      <details>
        <summary className="row__line grid middle gap-x-16 pad-y-8 close">{essentials}</summary>
        <div className="row__rest grid gap-16 gap-x-32">{children}</div>
      </details>
    </li>
  )
}

/** One row that leads to the page of its booking at the desk, where everything stored stands and can be acted on. */
export function DeskRow({ children }: { children: ReactNode }) {
  return (
    <li className="row">
      <div className="row__line row__line--link grid middle gap-x-16 pad-y-8 close relative">{children}</div>
    </li>
  )
}

type CellProps = {
  /** The column's head, for screen readers and for rows shown as cards. */
  label: string
  children: ReactNode
  sub?: ReactNode
  /** Where a row is shown as a card, `wide` takes more room and `state` stands at its top. */
  kind?: 'wide' | 'state' | 'time'
  picture?: ReactNode
}

/** One column of a row. */
export function Cell({ label, children, sub, kind, picture }: CellProps) {
  return (
    <span className={`break shrink cell ${kind ? `cell--${kind}` : ''} ${picture ? 'cell--pictured' : ''}`}>
      <span className="cell__label visually-hidden nowrap">{label}: </span>
      {picture}
      <span className="cell__main">{children}</span>
      {sub && <span className="cell__sub block muted size-meta nowrap">{sub}</span>}
    </span>
  )
}

/** When a row came in; the lists are in that order. */
export function TimeCell({ label = 'Received', at }: { label?: string; at: Date }) {
  return (
    <Cell label={label} kind="time">
      <DateTime at={at} />
    </Cell>
  )
}

/** Who booked. */
export function GuestCell({ booking, sub }: { booking: Pick<Booking, 'customerName'>; sub: ReactNode }) {
  return (
    <Cell label="Guest" sub={sub}>
      <bdi>{booking.customerName || NAME_PLACEHOLDERS.guest}</bdi>
    </Cell>
  )
}

/** The state of a booking, and under it that of its mails, unless there are none or all were sent. */
export function StateCell({ booking }: { booking: Pick<ListedBooking, 'kind' | 'status' | 'mails'> }) {
  const { tone, text: mails } = mailState(booking.mails)
  const text = `Emails: ${mails}`
  return (
    <Cell
      label="State"
      kind="state"
      sub={
        tone === 'problem' ? (
          <Badge state={{ tone, text }} />
        ) : (
          booking.mails.length > 0 && tone !== 'good' && text
        )
      }
    >
      <Badge state={bookingState(booking)} />
    </Cell>
  )
}

/** The stored fields by name. An empty field is shown as a dash. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode | Date][] }) {
  return (
    <dl className="stored grid whole-row gap-8 gap-x-16">
      {facts.map(([name, value]) => (
        <div className="shrink" key={name}>
          <dt className="muted">{name}</dt>
          <dd className="break">
            {value instanceof Date ? <DateTime at={value} /> : isGiven(value) ? value : '–'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isGiven(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== ''
}

/** A longer text of the guest, or a small list, under the facts. */
export function RowPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="row__part">
      <h2 className="muted">{title}</h2>
      {children}
    </section>
  )
}

export function TypedText({ children }: { children: string }) {
  return <p className="typed-text break">{children}</p>
}

/** A reference as a link to the page of its booking, where it can be answered and changed; in a `DeskRow` all of the row is the link. */
export function ToDesk({ reference }: { reference: string }) {
  const toBooking = useBookingAddress()
  return (
    <Link className="link" to={toBooking(reference)}>
      {reference}
    </Link>
  )
}

export function MailTo({ address }: { address: string }) {
  return (
    <a className="link" href={`mailto:${encodeURIComponent(address)}`}>
      <Breakable text={address} />
    </a>
  )
}
