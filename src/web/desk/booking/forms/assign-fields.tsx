import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import type { Choice, CrewChoice } from '../view/crew.ts'
import { type FieldsProps, PostedForm, RadioLine } from './posted-form.tsx'

/** Vehicle and driver of each drive: only those that are free can be chosen, of the others the reason is named. */
export function AssignFields({ booking, refused, prefix }: FieldsProps) {
  if (booking.choices.length === 0)
    return <p>This booking has no times yet, so no vehicle can be assigned.</p>
  return booking.choices.map((choice) => {
    const isRefused = refused?.typed.legId === choice.legId
    return (
      <PostedForm booking={booking} act="assign" key={choice.legId}>
        {choice.way && <h3>{choice.way}</h3>}
        <input type="hidden" name="legId" value={choice.legId} />
        {isRefused && (
          <FieldError
            id={`${prefix}-${choice.legId}-error`}
            text={refused.fields.vehicleId ?? refused.fields.driverId ?? refused.text}
          />
        )}
        <Vehicles choice={choice} />
        <Drivers choice={choice} />
        {choice.vehicles.length > 0 && (
          <Button type="submit" look="primary">
            Assign
            {choice.way && <span className="visually-hidden">: {choice.way}</span>}
          </Button>
        )}
      </PostedForm>
    )
  })
}

function Vehicles({ choice: { vehicles, vehiclesNotFree } }: { choice: CrewChoice }) {
  const total = vehicles.length + vehiclesNotFree.length
  if (total === 0) return <p>No vehicle has been entered yet.</p>
  return (
    <fieldset className="choices grid gap-4">
      <legend className="muted size-meta below-4">{countOf(vehicles.length, 'vehicle')}</legend>
      {vehicles.map((one, index) => (
        <Radio name="vehicleId" choice={one} isChecked={index === 0} key={one.id} />
      ))}
      <NotFree reasons={vehiclesNotFree} />
    </fieldset>
  )
}

function Drivers({ choice: { drivers, driversNotFree, hasDriverNow } }: { choice: CrewChoice }) {
  if (drivers.length + driversNotFree.length === 0) return null
  return (
    <fieldset className="choices grid gap-4">
      <legend className="muted size-meta below-4">{countOf(drivers.length, 'driver')}</legend>
      {drivers.map((one, index) => (
        <Radio name="driverId" choice={one} isChecked={index === 0} key={one.id} />
      ))}
      <Radio
        name="driverId"
        choice={{ id: '', name: 'No driver yet', sub: '', isNow: false }}
        isChecked={drivers.length === 0 && !hasDriverNow}
      />
      <NotFree reasons={driversNotFree} />
    </fieldset>
  )
}

function Radio({ name, choice, isChecked }: { name: string; choice: Choice; isChecked: boolean }) {
  return (
    <RadioLine
      {...{ name, value: choice.id, text: choice.name, defaultChecked: isChecked, required: true }}
      mark={
        <span className="choice__sub to-end muted size-meta">
          {[choice.sub, choice.isNow && 'now'].filter(Boolean).join(', ')}
        </span>
      }
    />
  )
}

function NotFree({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <details>
      <summary className="touch river strong pad-row">
        {reasons.length === 1 ? '1 is not' : `${reasons.length} are not`}
      </summary>
      <ul className="muted size-meta pad-body">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  )
}

function countOf(count: number, what: string): string {
  if (count === 0) return `No ${what} is free`
  return count === 1 ? `1 ${what} is free` : `${count} ${what}s are free`
}
