import { useEffect, useRef } from 'react'
import { Form, href, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { type DeskBooking, findDeskBooking } from '#bookings/desk-booking.store.ts'
import { listActiveVehicles } from '#fleet/fleet.store.ts'
import type { Database } from '#platform/database/database.ts'
import { isPlainDate } from '#platform/time/calendar.ts'
import { useRequestId } from '../../parts/booking-form/request-id.ts'
import { depsContext } from '../../shell/context.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { Notice } from '../../ui/notice.tsx'
import { deskMeta } from '../frame/desk-meta.ts'
import type { Route } from './+types/page.ts'
import { BookingPanel } from './booking-panel.tsx'
import { DayPanel } from './day-panel.tsx'
import entryCss from './entry.css?url'
import { type EntryField, entryFrom, hiddenFields } from './entry-values.ts'
import { entryViewOf } from './entry-view.ts'
import { MessagePanel } from './message-panel.tsx'
import { orSignedOut } from './signed-out.ts'
import { type SignedOutWhile, useEntry } from './use-entry.ts'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'
export { action } from './action.ts'

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orSignedOut(serverAction)
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: entryCss }]

/**
 * An empty form; `?day=` and `?vehicle=`, a class or the id of a vehicle, are filled in. With `?again=` it has what the
 * booking of this reference had.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const day = url.searchParams.get('day') ?? ''
  const vehicle = await orUnavailable(classNamed(deps.db, url.searchParams.get('vehicle') ?? ''))
  const again = url.searchParams.get('again') ?? ''
  const earlier = again && (await orUnavailable(findDeskBooking(deps.db.read, again)))
  const entry = entryFrom(earlier ? entryOfEarlier(earlier) : { date: isPlainDate(day) ? day : '', vehicle })
  return orUnavailable(entryViewOf(deps, entry))
}

async function classNamed(db: Database, named: string): Promise<string> {
  if (named === '') return ''
  const vehicles = await listActiveVehicles(db.read)
  return vehicles.find((one) => one.id === named || one.class === named)?.class ?? ''
}

/** The answer of a button is the page; what the loader read before it is not asked for again. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = () => deskMeta('New booking')

export default function NewBooking({ loaderData, actionData }: Route.ComponentProps) {
  const entry = useEntry(loaderData, actionData)
  const requestId = useRequestId({ seesAgain: false })
  const { notice } = entry.view
  return (
    <>
      <header className="desk-head cluster middle spread gap-8 gap-x-16">
        <div>
          <h1>New booking</h1>
          <p>Paste a chat, or type while the guest is on the phone.</p>
        </div>
        <Link className="link entry-close inline-flex middle touch" to={href('/desk')}>
          Close
        </Link>
      </header>
      {entry.signedOut && <SignedOutNotice signedOut={entry.signedOut} />}
      {notice && !entry.signedOut && (
        <Notice tone="error" title="Not saved yet" autoFocus>
          <p>{notice}</p>
        </Notice>
      )}
      <div className="entry-room">
        <Form
          className="entry grid at-top gap-16"
          method="post"
          noValidate
          onChange={requestId.renew}
          onSubmit={entry.stopAsking}
        >
          <input type="hidden" name="requestId" ref={requestId.field} />
          {hiddenFields(entry.view.guesses).map(([name, value]) => (
            <input type="hidden" name={name} value={value} key={name} readOnly />
          ))}
          <MessagePanel entry={entry} />
          <BookingPanel entry={entry} />
          <DayPanel entry={entry} />
        </Form>
      </div>
    </>
  )
}

/** Above the form, which keeps everything. It takes the focus when a button was pressed, not from a field in use. */
function SignedOutNotice({ signedOut }: { signedOut: SignedOutWhile }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (signedOut.wasPressed) notice.current?.focus()
  }, [signedOut])
  return (
    <div role="alert">
      <Notice tone="error" title="You have been signed out" ref={notice}>
        <p>
          Nothing you typed is lost.{' '}
          <a className="link" href={href('/auth')} target="_blank" rel="noopener">
            Sign in again
          </a>{' '}
          (in a new tab), come back to this page, and press the button again.
        </p>
      </Notice>
    </div>
  )
}

/** What the form takes over from an earlier booking: everything but day, hours and price. */
function entryOfEarlier(booking: DeskBooking): Partial<Record<EntryField, string>> {
  const [out] = booking.legs
  const trip = booking.kind === 'trip' ? booking : undefined
  return {
    ...(booking.kind === 'transfer'
      ? { kind: 'transfer', pickup: out?.pickup ?? '', dropoff: out?.dropoff ?? '' }
      : {
          ...{ kind: 'trip', tourId: trip?.tourId ?? '', origin: trip?.origin ?? '' },
          pickup: trip?.hotelName || booking.pickupLocation || '',
        }),
    adults: String(booking.guests - (booking.children ?? 0)),
    children: booking.children ? String(booking.children) : '',
    childAges: booking.childAges ?? '',
    childSeats: booking.childSeats ? String(booking.childSeats) : '',
    wheelchair: booking.wheelchair ? 'on' : '',
    language: booking.language,
    luggage: booking.luggage === null ? '' : String(booking.luggage),
    vehicle: booking.vehicleClass ?? '',
    name: booking.customerName,
    phone: booking.customerPhone || booking.customerWhatsapp || '',
    email: booking.customerEmail,
    message: booking.specialRequests ?? '',
  }
}
