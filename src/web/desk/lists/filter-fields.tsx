import { BOOKING_STATUSES, type BookingStatus } from '#bookings/booking-status.rules.ts'
import { DateField } from '../../parts/request-form/date-field.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import type { StateLabel } from '../labels/state-labels.ts'
import type { BookingFilter } from './list-address.ts'
import { SEARCH_FORM } from './search-form.tsx'

type FilterFieldsProps = {
  query: string
  filter: BookingFilter
  stateOf: (status: BookingStatus) => StateLabel
}

/** State, travel days and order of a list of bookings; they belong to the form of the search. */
export function FilterFields({ query, filter: { state, from, to, sort }, stateOf }: FilterFieldsProps) {
  const isWrong = from !== '' && to !== '' && to < from
  const field = (name: keyof BookingFilter, label: string) => ({
    ...{ id: `list-${name}`, name, label, form: SEARCH_FORM, optional: false },
  })
  return (
    <div className="list-filter">
      <SelectField {...field('state', 'State')} defaultValue={query && state === 'any' ? '' : state}>
        <option value="">All</option>
        {!query && <option value="any">All, with drafts and expired</option>}
        {BOOKING_STATUSES.map((status) => (
          <option value={status} key={status}>
            {stateOf(status).text}
          </option>
        ))}
      </SelectField>
      <DateField {...field('from', 'Travel day from')} defaultValue={from} empty="Any day" />
      <DateField
        {...field('to', 'Travel day to')}
        empty="Any day"
        defaultValue={to}
        error={isWrong ? 'This day is before the first day.' : undefined}
      />
      <SelectField {...field('sort', 'Order')} defaultValue={sort}>
        <option value="">Newest first</option>
        <option value="day">By travel day</option>
      </SelectField>
      <Button type="submit" form={SEARCH_FORM}>
        Show
      </Button>
    </div>
  )
}
