import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { DateField } from '../../../parts/request-form/date-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { type FieldsProps, fieldOf } from './posted-form.tsx'
import { TimeField } from './time-field.tsx'

/** Another day or hour, and with it another party or class. */
export function RescheduleFields({ booking: { move, cancel, reach }, ...form }: FieldsProps) {
  return (
    <>
      <div className="columns-2 gap-12">
        <DateField {...fieldOf(form, 'date', move.date)} label="New day" required />
        <TimeField {...fieldOf(form, 'time', move.time)} label="Pickup" required />
      </div>
      {move.back && (
        <div className="columns-2 gap-12">
          <DateField {...fieldOf(form, 'returnDate', move.back.date)} label="Return day" required />
          <TimeField {...fieldOf(form, 'returnTime', move.back.time)} label="Return pickup" required />
        </div>
      )}
      <div className="columns-2 gap-12">
        <TextField
          {...fieldOf(form, 'guests', String(move.guests))}
          type="number"
          min={1}
          max={50}
          label="Guests"
          required
        />
        {move.hasClasses && (
          <SelectField {...fieldOf(form, 'vehicle', move.vehicleClass ?? 'same')} label="Vehicle" required>
            {move.vehicleClass === null && <option value="same">As it is</option>}
            {VEHICLE_CLASSES.map((one) => (
              <option value={one} key={one}>
                {vehicleClasses[one].name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <p className="muted size-meta">
        The price stays the same unless the price list asks for more: for a larger vehicle, or for a transfer
        with a night pickup or a driver who no longer waits. A free vehicle and driver are assigned for the
        new day; if there are none, nothing changes.{' '}
        {reach.mail ? `${cancel.guest} gets an email.` : 'There’s no email address, so nothing is sent.'}
      </p>
      <Button type="submit" look="primary">
        {reach.mail ? 'Move and send the email' : 'Move the booking'}
      </Button>
    </>
  )
}
