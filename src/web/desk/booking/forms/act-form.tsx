import type { ReactNode } from 'react'
import type { StaffAction } from '#bookings/staff-action.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { ACTS } from '../acts.ts'
import type { BookingView } from '../view/load-booking.ts'
import { AssignFields } from './assign-fields.tsx'
import { CancelFields } from './cancel-fields.tsx'
import { CashFields } from './cash-fields.tsx'
import { DeclineFields } from './decline-fields.tsx'
import { NoShowFields } from './no-show-fields.tsx'
import { PayBackFields } from './pay-back-fields.tsx'
import { type FieldsProps, PostedForm, type Refused } from './posted-form.tsx'
import { ProposeFields } from './propose-fields.tsx'
import { RescheduleFields } from './reschedule-fields.tsx'
import { WaitingFields } from './waiting-fields.tsx'

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
