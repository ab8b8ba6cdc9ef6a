import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BOOKING_STATUSES, type BookingStatus } from '#domain/bookings/booking-status.ts'
import type { StateLabel } from '../state-labels.ts'
import type { BookingFilter } from './list-choice.ts'

type FilterFieldsProps = {
  query: string
  filter: BookingFilter
  stateOf: (status: BookingStatus) => StateLabel
  /** The id of the form of the search, to which the fields belong. */
  form: string
}

const WRONG_ORDER = 'list-to-error'

/** State, travel days and order of a list of bookings. */
export function FilterFields({ query, filter: { state, from, to, sort }, stateOf, form }: FilterFieldsProps) {
  const isWrong = from !== '' && to !== '' && to < from
  const wrong = isWrong ? { 'aria-invalid': true, 'aria-describedby': WRONG_ORDER } : {}
  return (
    <div className="list-filter">
      <Select name="state" label="State" value={query && state === 'any' ? '' : state} form={form}>
        <option value="">{query ? 'Any state' : 'All but drafts and expired'}</option>
        {!query && <option value="any">Any state</option>}
        {BOOKING_STATUSES.map((status) => (
          <option value={status} key={status}>
            {stateOf(status).text}
          </option>
        ))}
      </Select>
      <label className="field">
        <span className="field__label">Travel day from</span>
        <input className="control" type="date" name="from" defaultValue={from} form={form} />
      </label>
      <div className={isWrong ? 'field field--invalid' : 'field'}>
        <label className="field__label" htmlFor="list-to">
          Travel day to
        </label>
        <input
          className="control"
          type="date"
          name="to"
          id="list-to"
          defaultValue={to}
          form={form}
          {...wrong}
        />
        {isWrong && <FieldError id={WRONG_ORDER} text="This day is before the first one." />}
      </div>
      <Select name="sort" label="Order" value={sort} form={form}>
        <option value="">Newest first</option>
        <option value="day">By travel day</option>
      </Select>
      <Button type="submit" form={form}>
        Show
      </Button>
    </div>
  )
}

type SelectProps = { name: string; label: string; value: string; form: string; children: ReactNode }

function Select({ name, label, value, form, children }: SelectProps) {
  return (
    <label className="field">
      <span className="field__label">{label}</span>
      <span className="select">
        <select className="control" name={name} defaultValue={value} form={form}>
          {children}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  )
}
