import { townNames } from '#content/map/towns.ts'
import { MAX_LENGTH } from '#domain/requests/contact.ts'
import { SelectField, TextareaField, TextField } from '../../ui/field.tsx'
import { PhoneField } from '../request-form/phone-field.tsx'
import type { BookingView } from './booking-view.ts'
import type { PartyChoice } from './party-choice.ts'

type BookingFieldsProps = {
  view: BookingView
  values: Record<string, string>
  errors: Record<string, string>
}

export function Guests({ view, party, errors }: BookingFieldsProps & { party: PartyChoice }) {
  return (
    <SelectField
      {...{ id: 'booking-guests', name: 'guests', label: 'Guests', error: errors.guests }}
      value={party.guests}
      onChange={(event) => party.chooseGuests(event.target.value)}
      required
    >
      <option value="">How many?</option>
      {Array.from({ length: view.maxGuests }, (_, index) => index + 1).map((count) => (
        <option key={count} value={count}>
          {count === 1 ? '1 guest' : `${count} guests`}
        </option>
      ))}
    </SelectField>
  )
}

export function GuestAndHotel({ view, values, errors }: BookingFieldsProps) {
  return (
    <>
      <TextField
        {...{ id: 'booking-name', name: 'name', label: 'Full name', error: errors.name }}
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
        defaultValue={values.name}
        required
      />
      <div className="booking__row booking__row--wide">
        <TextField
          {...{ id: 'booking-email', name: 'email', label: 'Email', error: errors.email }}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
          defaultValue={values.email}
          required
        />
        <PhoneField
          {...{ id: 'booking-phone', name: 'phone', label: 'Phone', error: errors.phone }}
          hint="With the country code"
          autoComplete="tel"
          defaultValue={values.phone}
          required
        />
      </div>
      <div className="booking__row booking__row--wide">
        {view.hotelShown && (
          <TextField
            {...{ id: 'booking-hotelName', name: 'hotelName', label: 'Hotel', error: errors.hotelName }}
            maxLength={MAX_LENGTH.hotel}
            defaultValue={values.hotelName}
            required={view.hotelRequired}
          />
        )}
        {view.pickupShown && (
          <TextField
            {...{
              id: 'booking-pickupLocation',
              name: 'pickupLocation',
              label: 'Pickup',
              error: errors.pickupLocation,
            }}
            key={view.origin}
            maxLength={MAX_LENGTH.pickup}
            defaultValue={values.pickupLocation ?? townNames[view.origin]}
            required={view.pickupRequired}
          />
        )}
      </div>
      <TextareaField
        {...{ id: 'booking-message', name: 'message', label: 'Special requests', error: errors.message }}
        rows={2}
        maxLength={MAX_LENGTH.requests}
        defaultValue={values.message}
        placeholder="Child seat, slow walkers, another stop"
      />
    </>
  )
}
