import { formatBaht } from '#money/money.rules.ts'
import { SelectField } from '../../ui/field.tsx'
import type { TaxiPrice } from './taxi-price.ts'

type StopFieldProps = { price: TaxiPrice | undefined; chosen: string | undefined; error: string | undefined }

/** The stops of a route, where it has any. It comes with the price, and stands last so that it moves no other field. */
export function StopField({ price, chosen = '', error }: StopFieldProps) {
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
