import type { MouseEvent } from 'react'
import { FLIGHT_LENGTH } from '#bookings/placing/taxi-service.rules.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { showFromHead, useOpenedStep } from '../../parts/booking-form/use-opened-step.ts'
import { PartyFields } from '../../parts/request-form/party-fields.tsx'
import { PhoneField } from '../../parts/request-form/phone-field.tsx'
import { WhatsappField } from '../../parts/request-form/whatsapp-field.tsx'
import { SelectField, TextareaField, TextField } from '../../ui/field.tsx'
import { SendRide, type SendRideProps } from './send-ride.tsx'
import type { TaxiFieldsProps } from './taxi-form.tsx'
import type { TaxiPrice } from './use-taxi-price.ts'

type GuestStepProps = TaxiFieldsProps &
  SendRideProps & {
    lastPrice: TaxiPrice | undefined
    opens: boolean
    answer: unknown
    /** Says what the first step lacks. */
    onMissing: (names: string[]) => void
  }

/** The second step: who comes, and the buttons that send the form. */
export function GuestStep({ lastPrice, opens, answer, onMissing, ...rest }: GuestStepProps) {
  const { view, values, errors, ...sending } = rest
  const field = (name: string, label: string) => ({
    ...{ id: `taxi-${name}`, name, label, error: errors[name], defaultValue: values[name] },
  })

  function needRide(press: MouseEvent<HTMLElement>) {
    const form = press.currentTarget.closest('form')
    if (!form) return
    const ride = new FormData(form)
    const isOneWay = ride.get('service') === 'one-way'
    const missing = view.needed.flatMap(([name]) =>
      ride.get(name) || (isOneWay && name.startsWith('return')) ? [] : [name],
    )
    if (missing.length === 0) return
    press.preventDefault()
    onMissing(missing)
    form.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus()
  }

  return (
    <details
      className="taxi-you"
      name="taxi"
      ref={useOpenedStep(opens, answer)}
      open={opens}
      onToggle={({ currentTarget: step }) => step.open && showFromHead(step, 'form')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed as a button is */}
      <summary data-await-react="" onClick={needRide}>
        <span className="button button--primary">Continue</span>
        <span className="visually-hidden">Your details</span>
      </summary>
      <div className="taxi-you__fields">
        <div className="taxi-you__contact">
          <TextField
            {...field('name', 'Full name')}
            autoComplete="name"
            maxLength={MAX_LENGTH.name}
            required
          />
          <TextField
            {...field('email', 'Email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={MAX_LENGTH.email}
            required
          />
          <PhoneField {...field('phone', 'Phone')} hint="With the country code" autoComplete="tel" required />
          <WhatsappField form="taxi" values={values} error={errors.whatsapp} />
          <TextField
            {...field('flightNumber', 'Flight number')}
            hint="We follow it, early or late"
            maxLength={FLIGHT_LENGTH}
            autoComplete="off"
          />
          <StopField price={lastPrice} chosen={values.stop} error={errors.stop} />
        </div>
        <PartyFields form="taxi" values={values} errors={errors} />
        <TextareaField
          {...field('notes', 'Additional notes')}
          rows={2}
          maxLength={MAX_LENGTH.requests}
          placeholder="Your hotel, anything we should know"
        />
        <SendRide {...sending} />
      </div>
    </details>
  )
}

type StopFieldProps = { price: TaxiPrice | undefined; chosen: string | undefined; error: string | undefined }

/** The stops of a route, where it has any. It comes with the price. */
function StopField({ price, chosen = '', error }: StopFieldProps) {
  if (typeof price !== 'object' || price.stops.length === 0) return null
  return (
    <SelectField
      {...{ id: 'taxi-stop', name: 'stop', label: 'Stop on the way', defaultValue: chosen }}
      {...(error && { error })}
    >
      <option value="">No stop</option>
      {price.stops.map(({ id, name, baht }) => (
        <option key={id} value={id}>
          {name}, {formatBaht(baht)} more
        </option>
      ))}
    </SelectField>
  )
}
