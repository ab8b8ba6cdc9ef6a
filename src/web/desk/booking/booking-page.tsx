import { Link } from 'react-router'
import type { StaffAction } from '#bookings/staff-action.rules.ts'
import { Icon } from '../../ui/icon.tsx'
import { RefusedNotice } from '../../ui/notice.tsx'
import { bookingAddress } from '../booking-address.ts'
import { UndoStrip } from '../undo/undo-strip.tsx'
import { AwaitedBar, dialogId } from './act-buttons.tsx'
import { ACTS } from './acts.ts'
import { BookingHead } from './booking-head.tsx'
import { BookingTicket } from './booking-ticket.tsx'
import { CrewPanel } from './crew-panel.tsx'
import { ActForm } from './forms/act-form.tsx'
import type { Refused } from './forms/posted-form.tsx'
import { type Previewed, ProposalPreview } from './forms/proposal-preview.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { LinkPanel } from './link-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { NotesPanel, type RefusedNote } from './notes-panel.tsx'
import type { BookingView } from './view/load-booking.ts'

type Props = {
  booking: BookingView
  /** The action whose form stands on the page itself. */
  open?: StaffAction
  /** The answer to what was posted. */
  refused?: Refused | undefined
  refusedNote?: RefusedNote | undefined
  /** A proposal that is not sent yet, in the place of its form. */
  previewed?: Previewed | undefined
}

export function BookingPage({ booking, open, refused, refusedNote, previewed }: Props) {
  return (
    <div
      className={
        booking.awaited && !open
          ? 'desk-booking desk-booking--waits stack gap-16'
          : 'desk-booking stack gap-16'
      }
    >
      <BookingHead booking={booking} />
      {!open && booking.acts.includes('undo') && <UndoStrip undo={booking} />}
      {refused?.text && (
        <RefusedNotice>
          <p>{refused.text}</p>
        </RefusedNotice>
      )}
      {open && <OpenAct booking={booking} act={open} refused={refused} previewed={previewed} />}
      <BookingTicket booking={booking} />
      {!open && <AwaitedBar booking={booking} />}
      <div className="desk-booking__columns cluster at-top gap-16">
        <div className="desk-booking__stack stack gap-16">
          <CrewPanel booking={booking} />
          <MoneyPanel money={booking.money} />
          <NotesPanel booking={booking} refused={refusedNote} />
          {!booking.isForgotten && <LinkPanel booking={booking} />}
        </div>
        <HistoryPanel booking={booking} />
      </div>
      <ActDialogs booking={booking} />
    </div>
  )
}

/** The form of an action, or why it is not there. */
function OpenAct({
  booking,
  act,
  refused,
  previewed,
}: {
  booking: BookingView
  act: StaffAction
  refused: Refused | undefined
  previewed: Previewed | undefined
}) {
  const isPossible = booking.acts.includes(act)
  if (!isPossible && refused) return null
  return (
    <section className="panel measure stack gap-8 pad-16" aria-labelledby="open-act">
      <h2 id="open-act">{ACTS[act].button}</h2>
      {isPossible && previewed && <ProposalPreview booking={booking} previewed={previewed} />}
      {isPossible && !previewed && <ActForm booking={booking} act={act} refused={refused} />}
      {!isPossible && <p>This isn’t possible at this stage of the booking.</p>}
      <p>
        <Link className="link inline-block pad-y-12" to={bookingAddress(booking)}>
          Back to the booking
        </Link>
      </p>
    </section>
  )
}

/** A dialog for each possible action that asks before it is done; its address shows the same form. */
function ActDialogs({ booking }: { booking: BookingView }) {
  return booking.acts
    .filter((act) => ACTS[act].asksFirst)
    .map((act) => (
      <dialog
        className="act-dialog on-sheet ink"
        id={dialogId(act)}
        aria-labelledby={`${dialogId(act)}-title`}
        key={act}
      >
        <form method="dialog" className="pad-y-8 flex middle spread">
          <h2 id={`${dialogId(act)}-title`}>{ACTS[act].button}</h2>
          <button type="submit" className="icon-button act-dialog__close centred river" aria-label="Close">
            <Icon name="cross" />
          </button>
        </form>
        <ActForm booking={booking} act={act} isInDialog />
      </dialog>
    ))
}
