import type { ReactNode } from 'react'
import type { StaffAction } from '#bookings/staff-action.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { TextareaField, TextField } from '../../../ui/field.tsx'
import { ACTS } from '../acts.ts'
import type { BookingView } from '../view/load-booking.ts'
import { AssignFields } from './assign-fields.tsx'
import { CancelFields } from './cancel-fields.tsx'
import { CashFields } from './cash-fields.tsx'
import { PayBackFields } from './pay-back-fields.tsx'
import { type FieldsProps, fieldOf, PostedForm, type Refused } from './posted-form.tsx'
import { ProposeFields } from './propose-fields.tsx'
import { RescheduleFields } from './reschedule-fields.tsx'

type Props = { booking: BookingView; act: StaffAction; refused?: Refused | undefined; isInDialog?: boolean }

/** The form of one action, in its dialog or on its page. */
export function ActForm({ booking, act, refused, isInDialog = false }: Props) {
  const fields = { booking, refused, prefix: isInDialog ? `dialog-${act}` : `page-${act}` }
  if (act === 'assign') return <AssignFields {...fields} />
  return (
    <PostedForm booking={booking} act={act}>
      {FIELDS[act]?.(fields) ?? (
        <Button type="submit" look="primary">
          {ACTS[act].button}
        </Button>
      )}
    </PostedForm>
  )
}

const FIELDS: Partial<Record<StaffAction, (props: FieldsProps) => ReactNode>> = {
  propose: (props) => <ProposeFields {...props} />,
  decline: (props) => <DeclineFields {...props} />,
  reschedule: (props) => <RescheduleFields {...props} />,
  cash: (props) => <CashFields {...props} />,
  waiting: (props) => <WaitingFields {...props} />,
  'no-show': (props) => <NoShowFields {...props} />,
  'pay-back': (props) => <PayBackFields {...props} />,
  cancel: (props) => <CancelFields {...props} />,
}

/** Says what follows from a no-show before it is recorded. */
function NoShowFields({ booking: { cancel, name } }: FieldsProps) {
  return (
    <>
      <p>
        {name} didn’t turn up. The vehicle is free from now on.{' '}
        {cancel.paidBaht > 0 ? `The ${formatBaht(cancel.paidBaht)} they paid stays with us.` : ''} No email is
        sent, and you can undo this.
      </p>
      <Button type="submit" className="desk-booking__ending">
        Record the no-show
      </Button>
    </>
  )
}

/** The reason, as the guest reads it. */
function DeclineFields({ booking: { cancel, reach, crews }, ...form }: FieldsProps) {
  const way = reach.mail ? 'Sent by email.' : 'There’s no email address: it stays with the booking.'
  const { paidBaht, guest } = cancel
  return (
    <>
      <TextareaField
        {...fieldOf(form, 'note')}
        label={`What ${guest} will read`}
        hint={`${way} ${paidBaht > 0 ? `${formatBaht(paidBaht)} is refunded. ` : ''}${crews.some(({ heldUntil }) => heldUntil) ? 'The hold ends at once.' : ''}`}
        rows={4}
        maxLength={1000}
        required
      />
      <Button type="submit" className="desk-booking__ending">
        {paidBaht > 0 ? `Decline and refund ${formatBaht(paidBaht)}` : 'Decline and send'}
      </Button>
    </>
  )
}

/** What the guests pay for waiting beyond the free time, as the driver's presses propose it. */
function WaitingFields({ booking: { waiting }, ...form }: FieldsProps) {
  return (
    <>
      {waiting.waits.map((wait) => (
        <p key={wait}>{wait}</p>
      ))}
      <TextField
        {...fieldOf(form, 'amountBaht', String(waiting.proposedBaht))}
        label="Waiting charge, in baht"
        inputMode="numeric"
        hint={waiting.rule}
        autoComplete="off"
        required
      />
      <p className="muted size-meta">
        It’s added to the price, with its own line on the guest’s pass and receipt. Enter 0 to charge nothing.
      </p>
      <Button type="submit" look="primary">
        Save the charge
      </Button>
    </>
  )
}
