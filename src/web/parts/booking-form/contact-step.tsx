import type { MouseEvent } from 'react'
import type { BookingChannel } from '#catalogue/tour.rules.ts'
import { townNames } from '#content/map/towns.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { formatShortDay, isPlainDate } from '#platform/time/calendar.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField, TextField } from '../../ui/field.tsx'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { onDemand } from '../on-demand.tsx'
import { PrivacyNote } from '../privacy-note.tsx'
import type { PartyFieldsProps } from '../request-form/party-fields.tsx'
import { PhoneField } from '../request-form/phone-field.tsx'
import type { StepProps } from './day-step.tsx'
import { showFromHead, useOpenedStep } from './use-opened-step.ts'

/** Added by scripts, because few need them and the page is full; without scripts the special requests ask for it. */
const PartyFields = onDemand<PartyFieldsProps>(() =>
  import('../request-form/party-fields.tsx').then((part) => part.PartyFields),
)

const ACTIONS: Record<BookingChannel, string> = {
  email: 'Send booking request',
  whatsapp: 'Book on WhatsApp',
  card: 'Continue to summary',
}

/** The second step: who comes and where they are picked up, with the button that sends the form. */
export function ContactStep({ view, choice, opens, busy }: StepProps & { busy: boolean }) {
  const { refused, values, errors } = choice.form
  const field = (name: string, label: string) => ({
    ...{ id: `booking-${name}`, name, label, error: errors[name], defaultValue: values[name] },
  })
  const hotel = (label: string) => ({
    ...field('hotelName', label),
    ...{ maxLength: MAX_LENGTH.hotel, required: view.hotelRequired },
  })
  const isHydrated = useIsHydrated()
  const town = townNames[view.origin]
  const { date, askForDay } = choice
  function needDay(press: MouseEvent) {
    if (date !== '') return
    press.preventDefault()
    askForDay()
  }
  return (
    <details
      className="booking__you"
      name="booking"
      ref={useOpenedStep(opens, refused)}
      open={opens}
      onToggle={({ currentTarget: step }) => step.open && showFromHead(step, 'section')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed as a button is */}
      <summary data-await-react="" onClick={needDay}>
        <span className="button button--primary button--wide">
          {isPlainDate(date) ? (
            `Continue with ${formatShortDay(date)}`
          ) : (
            <>
              <span>Choose a day</span>
              <noscript>Continue</noscript>
            </>
          )}
        </span>
        <span className="visually-hidden">Your details</span>
      </summary>
      <div className="booking__fields">
        <TextField {...field('name', 'Full name')} autoComplete="name" maxLength={MAX_LENGTH.name} required />
        <PhoneField {...field('phone', 'Phone')} hint="With the country code" autoComplete="tel" required />
        <TextField {...field('email', 'Email')} type="email" autoComplete="email" required />
        {view.pickupRequired ? (
          <div className="fit-wide at-top gap-12">
            <TextField {...hotel('Hotel')} />
            <TextField
              {...field('pickupLocation', 'Pickup')}
              key={view.origin}
              maxLength={MAX_LENGTH.pickup}
              defaultValue={values.pickupLocation ?? town}
              required
            />
          </div>
        ) : (
          <>
            <TextField {...hotel(`Hotel or address in ${town}`)} />
            <input type="hidden" name="pickupLocation" value={town} />
          </>
        )}
        {isHydrated && <PartyFields form="booking" {...{ values, errors }} />}
        <TextareaField
          {...field('message', 'Special requests')}
          maxLength={MAX_LENGTH.requests}
          placeholder="Child seat, another stop"
        />
        <Button type="submit" look="primary" wide disabled={busy}>
          {busy ? 'Sending…' : ACTIONS[view.channel]}
        </Button>
        <PrivacyNote />
      </div>
    </details>
  )
}
