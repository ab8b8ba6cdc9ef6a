import { Button } from '../../../ui/button.tsx'
import type { BookingView } from '../view/load-booking.ts'
import { PostedForm } from './posted-form.tsx'

/** A proposal that is not sent yet: what was typed, and the email that it would be. */
export type Previewed = { typed: Record<string, string>; subject: string; text: string }

const FIELDS = ['date', 'time', 'priceBaht', 'note'] as const

/** The proposal as the guest will read it. What was typed goes along, to be sent or to be changed. */
export function ProposalPreview({
  booking,
  previewed: { typed, subject, text },
}: {
  booking: BookingView
  previewed: Previewed
}) {
  const { reach, cancel } = booking
  return (
    <PostedForm booking={booking} act="propose">
      {FIELDS.map(
        (name) => typed[name] && <input type="hidden" name={name} value={typed[name]} key={name} />,
      )}
      <div className="stack gap-8 break">
        <p>
          {reach.mail
            ? `${cancel.guest} will get this email:`
            : `There’s no email address. ${cancel.guest} will read this on the trip pass:`}
        </p>
        <blockquote className="desk-booking__words above-12 muted lines break">
          <b>{subject}</b>
          {'\n\n'}
          {text}
        </blockquote>
      </div>
      <div className="columns-2 gap-12">
        <Button type="submit" name="press" value="send" look="primary">
          {reach.mail ? 'Send the proposal' : 'Put the proposal on the trip pass'}
        </Button>
        <Button type="submit" name="press" value="change">
          Change it
        </Button>
      </div>
    </PostedForm>
  )
}
