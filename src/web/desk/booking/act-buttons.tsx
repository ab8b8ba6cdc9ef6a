import type { StaffAction } from '#bookings/staff-action.rules.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ACTS, addressOf, releaseAllInWords } from './acts.ts'
import type { BookingView } from './view/load-booking.ts'

/** The buttons of exactly those actions that are possible now; the awaited one stands out. */
export function ActButtons({ booking }: { booking: BookingView }) {
  const { awaited, again, quote } = booking
  const acts = booking.acts.filter((act) => act !== 'undo')
  if (acts.length === 0 && !again && !quote) return null
  return (
    <div className="desk-booking__acts grid buttons-full gap-8">
      {acts.map((act) => (
        <ActButton booking={booking} act={act} isAwaited={act === awaited} key={act} />
      ))}
      {quote && (
        <LinkButton to={quote.to} look="outline" wide>
          {quote.label}
        </LinkButton>
      )}
      {again && (
        <LinkButton to={again} look="outline" wide>
          Book again
        </LinkButton>
      )}
      <noscript>
        <p className="muted size-meta">
          If a button doesn’t open:{' '}
          {acts
            .filter((act) => ACTS[act].asksFirst)
            .map((act) => (
              <a className="link block pad-y-12" href={addressOf(booking, act)} key={act}>
                {ACTS[act].button} on its own page
              </a>
            ))}
        </p>
      </noscript>
    </div>
  )
}

/** On a phone the awaited action stands under the thumb, in the place of the navigation. */
export function AwaitedBar({ booking }: { booking: BookingView }) {
  if (!booking.awaited) return null
  return (
    <div className="desk-booking__bar buttons-full">
      <ActButton booking={booking} act={booking.awaited} isAwaited />
    </div>
  )
}

/** Opens the dialog of an action, or does at once what needs no further answer. */
function ActButton({
  booking,
  act,
  isAwaited,
}: {
  booking: BookingView
  act: StaffAction
  isAwaited: boolean
}) {
  const { asksFirst } = ACTS[act]
  const button = buttonOf(booking, act)
  const look = isAwaited ? 'primary' : 'outline'
  const className = act === 'cancel' || act === 'decline' ? 'desk-booking__ending' : ''
  if (asksFirst)
    return (
      <Button look={look} className={className} command="show-modal" commandfor={dialogId(act)}>
        {button}
      </Button>
    )
  return (
    <form method="post" action={addressOf(booking, act)}>
      <input type="hidden" name="seen" value={booking.seen} />
      <Button type="submit" look={look} wide>
        {button}
      </Button>
    </form>
  )
}

function buttonOf({ isQuoteOut, guestHolds }: BookingView, act: StaffAction): string {
  if (act === 'withdraw' && isQuoteOut) return 'Withdraw the quote'
  return act === 'release-all' ? releaseAllInWords(guestHolds) : ACTS[act].button
}

export function dialogId(act: StaffAction): string {
  return `dialog-${act}`
}
