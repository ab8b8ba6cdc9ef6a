import type { ReactNode } from 'react'
import { BOOKING_STATUSES, type BookingStatus } from '#bookings/booking-status.rules.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { StateLabel } from '../labels/state-labels.ts'
import type { BookingFilter } from './list-address.ts'
import { SEARCH_FORM } from './search-form.tsx'

type FilterFieldsProps = {
  query: string
  filter: BookingFilter
  stateOf: (status: BookingStatus) => StateLabel
}

const WRONG_ORDER = 'list-to-error'

/** State, travel days and order of a list of bookings; they belong to the form of the search. */
export function FilterFields({ query, filter: { state, from, to, sort }, stateOf }: FilterFieldsProps) {
  const isWrong = from !== '' && to !== '' && to < from
  const wrong = isWrong ? { 'aria-invalid': true, 'aria-describedby': WRONG_ORDER } : {}
  return (
    <div className="list-filter">
      <Select name="state" label="State" value={query && state === 'any' ? '' : state}>
        <option value="">All</option>
        {!query && <option value="any">All, with drafts and expired</option>}
        {BOOKING_STATUSES.map((status) => (
          <option value={status} key={status}>
            {stateOf(status).text}
          </option>
        ))}
      </Select>
      <label className="field">
        <span className="field__label">Travel day from</span>
        <input className="control" type="date" name="from" defaultValue={from} form={SEARCH_FORM} />
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
          form={SEARCH_FORM}
          {...wrong}
        />
        {isWrong && <FieldError id={WRONG_ORDER} text="This day is before the first day." />}
      </div>
      <Select name="sort" label="Order" value={sort}>
        <option value="">Newest first</option>
        <option value="day">By travel day</option>
      </Select>
      <Button type="submit" form={SEARCH_FORM}>
        Show
      </Button>
    </div>
  )
}

type SelectProps = { name: string; label: string; value: string; children: ReactNode }

function Select({ name, label, value, children }: SelectProps) {
  return (
    <label className="field">
      <span className="field__label">{label}</span>
      <span className="select">
        <select className="control" name={name} defaultValue={value} form={SEARCH_FORM}>
          {children}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  )
}
