import { Icon } from '../../ui/icon.tsx'
import { dialogId } from './act-buttons.tsx'
import { ACTS } from './acts.ts'
import { ActForm } from './forms/act-form.tsx'
import type { BookingView } from './view/load-booking.ts'

/** A dialog for each possible action that asks before it is done; its address shows the same form. */
export function ActDialogs({ booking }: { booking: BookingView }) {
  return booking.acts
    .filter((act) => ACTS[act].asksFirst)
    .map((act) => (
      <dialog
        className="act-dialog on-sheet ink"
        id={dialogId(act)}
        aria-labelledby={`${dialogId(act)}-title`}
        key={act}
      >
        <form method="dialog" className="act-dialog__head flex middle spread">
          <h2 id={`${dialogId(act)}-title`}>{ACTS[act].button}</h2>
          <button type="submit" className="act-dialog__close centred river" aria-label="Close">
            <Icon name="cross" />
          </button>
        </form>
        <ActForm booking={booking} act={act} isInDialog />
      </dialog>
    ))
}
