import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { fleet } from '#content/catalogue/fleet.ts'
import { formatBaht } from '#money/money.rules.ts'
import { SelectField, TextareaField, TextField } from '../field.tsx'
import { PriceText } from '../price-text.tsx'
import { RadioCard } from '../radio/radio-card.tsx'
import { RadioGroup } from '../radio/radio-group.tsx'
import type { Theme } from './tokens/tokens.ts'

export function Fields({ theme }: { theme: Theme }) {
  const field = (name: string) => ({ id: `${theme}-${name}` })
  return (
    <div className="fields columns-2 at-top gap-16">
      <TextField {...field('empty')} label="Empty" placeholder="River Inn" required />
      <TextField {...field('filled')} label="Filled" defaultValue="Zoë Nuñez" required />
      <TextField {...field('hover')} label="Hover" defaultValue="Zoë Nuñez" data-state="hover" required />
      <TextField
        {...field('focus')}
        label="Focus"
        defaultValue="Zoë Nuñez"
        data-state="focus-visible"
        required
      />
      <TextField
        {...field('error')}
        label="Error"
        defaultValue="zoe@"
        error="Please give an email address like name@example.com."
        required
      />
      <TextField {...field('disabled')} label="Disabled" defaultValue="Kanchanaburi" disabled required />
      <TextField {...field('optional')} label="WhatsApp number" hint="With the country code" />
      <TextField {...field('date')} label="Date" type="date" defaultValue="2026-12-24" required />
      <SelectField {...field('select')} label="Guests" defaultValue="2" required>
        {['1 guest', '2 guests', '3 guests'].map((guests, index) => (
          <option key={guests} value={index + 1}>
            {guests}
          </option>
        ))}
      </SelectField>
      <TextareaField
        {...field('text')}
        label="Special requests"
        rows={2}
        placeholder="Child seat, slow walkers, another stop"
      />
    </div>
  )
}

/** The first card is chosen, the second at rest, the third focused; a fourth is disabled. */
export function VehicleCards({ theme }: { theme: Theme }) {
  const [car] = VEHICLE_CLASSES
  return (
    <fieldset>
      <legend className="field__label">Vehicle</legend>
      {VEHICLE_CLASSES.map((vehicle, index) => (
        <RadioCard
          key={vehicle}
          name={`${theme}-vehicle`}
          title={fleet[vehicle].name}
          note={['chosen', 'at rest', 'focused'][index] ?? ''}
          picture={fleet[vehicle].picture}
          trailing={<PriceText size="row">{formatBaht(2400 + 600 * index)}</PriceText>}
          defaultChecked={index === 0}
          data-state={index === 2 ? 'focus-visible' : undefined}
        />
      ))}
      <RadioCard
        name={`${theme}-vehicle`}
        title={fleet[car].name}
        note="too small for 4"
        picture={fleet[car].picture}
        trailing={<PriceText size="row">{formatBaht(2400)}</PriceText>}
        disabled
      />
    </fieldset>
  )
}

export function RefusedChoice({ theme }: { theme: Theme }) {
  return (
    <RadioGroup
      id={`${theme}-refused`}
      className="vehicle-choice"
      legend="Vehicle"
      error="Please select a vehicle type"
    >
      {VEHICLE_CLASSES.map((vehicle) => (
        <RadioCard
          key={vehicle}
          name={`${theme}-refused`}
          title={fleet[vehicle].name}
          note="not chosen"
          picture={fleet[vehicle].picture}
        />
      ))}
    </RadioGroup>
  )
}
