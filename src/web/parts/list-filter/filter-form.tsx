import { Form } from 'react-router'
import type { DaySpan } from '#fleet/availability/availability-query.rules.ts'
import { isPlainDate } from '#platform/time/calendar.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DayInput } from '../day-input/day-input.tsx'
import type { ChoiceGroup, DayGroup, FilterGroups, ListFilter } from './list-filter.ts'

/** The days that can be chosen, and what is wrong with the one that is. */
type OfferedDays = DaySpan & { error?: string | undefined }

type FilterFormProps = {
  action: string
  groups: FilterGroups
  /** The label of the search field, for screen readers. */
  searchLabel: string
  placeholder: string
  /** For a list that asks for a day. */
  days?: OfferedDays
  filter: ListFilter
  onFilter: (filter: ListFilter) => void
}

/** A search form; with scripts it filters the list while the visitor types. */
export function FilterForm({
  action,
  groups,
  searchLabel,
  placeholder,
  days,
  filter,
  onFilter,
}: FilterFormProps) {
  const { query, chosen } = filter
  return (
    <>
      {/* Autocomplete is off because the browser would restore a choice without telling React. */}
      <Form
        className="list-filter"
        action={action}
        role="search"
        autoComplete="off"
        preventScrollReset
        replace
      >
        <div className="list-filter__search flex gap-8 relative icons-jade">
          <label className="visually-hidden" htmlFor="list-search">
            {searchLabel}
          </label>
          <Icon name="search" />
          <input
            className="control"
            id="list-search"
            type="search"
            name="q"
            placeholder={placeholder}
            value={query}
            onChange={(event) => onFilter({ ...filter, query: event.target.value })}
          />
          <Button type="submit">Search</Button>
        </div>
        {Object.entries(groups).map(([name, group]) => {
          const choice = {
            name,
            chosen: chosen[name] ?? '',
            onChoose: (key: string) => onFilter({ query, chosen: { ...chosen, [name]: key || undefined } }),
          }
          if (group.look === 'day') return days && <Day key={name} group={group} days={days} {...choice} />
          const Choice = group.look === 'chips' ? Chips : Select
          return <Choice key={name} group={group} {...choice} />
        })}
      </Form>
      {days && (
        <div aria-live="polite">{days.error && <FieldError id="list-day-error" text={days.error} />}</div>
      )}
    </>
  )
}

type ChoiceProps<Group = ChoiceGroup> = {
  name: string
  group: Group
  /** The chosen key; empty for everything. */
  chosen: string
  onChoose: (key: string) => void
}

function Chips({ name, group: { label, any, options }, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className="chips cluster gap-8">
      <legend className="visually-hidden">{label}</legend>
      {Object.entries({ '': any, ...options }).map(([key, text]) => (
        <label className="chip" key={key}>
          <input
            type="radio"
            name={name}
            value={key}
            checked={chosen === key}
            onChange={() => onChoose(key)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}

type DayProps = ChoiceProps<DayGroup> & { days: OfferedDays }

function Day({ name, group: { label }, days: { first, last, error }, chosen, onChoose }: DayProps) {
  return (
    <div className={lookOf(chosen)}>
      <label htmlFor="list-day">{label}</label>
      <DayInput date={chosen} empty="Any day">
        <input
          type="date"
          id="list-day"
          name={name}
          min={first}
          max={last}
          value={isPlainDate(chosen) ? chosen : ''}
          onChange={(event) => onChoose(event.target.value)}
          {...(error && { 'aria-invalid': true, 'aria-describedby': 'list-day-error' })}
        />
      </DayInput>
    </div>
  )
}

function lookOf(chosen: string): string {
  return chosen ? 'filter-select filter-select--chosen' : 'filter-select'
}

function Select({ name, group: { label, any, options }, chosen, onChoose }: ChoiceProps) {
  return (
    <label className={lookOf(chosen)}>
      <span>{label}</span>
      <select name={name} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {Object.entries({ '': any, ...options }).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  )
}
