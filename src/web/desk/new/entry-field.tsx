import type { ReactNode } from 'react'
import { DayInput } from '../../parts/day-input/day-input.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TimeOptions } from '../frame/time-options.tsx'
import type { Choice } from './choices.ts'
import { type EntryField as FieldName, guessOf, missingFields } from './entry-values.ts'
import type { Entry } from './use-entry.ts'

export type EntryFieldProps = {
  entry: Entry
  name: FieldName
  label: string
  /** How much of the row it takes. */
  size?: 'third' | 'half' | 'two-thirds' | 'whole'
  hint?: string | undefined
  /** The kind of booking that has it; the stylesheet hides it for the other, also without scripts. */
  onlyFor?: 'trip' | 'transfer'
}

/** What every control of the form has: its value, its errors, and whether it was read or has to be asked for. */
export function controlProps({ view, values, change }: Entry, name: FieldName, hint?: string) {
  const error = view.errors[name]
  const described = [hint && `entry-${name}-hint`, error && `entry-${name}-error`].filter(Boolean)
  return {
    id: `entry-${name}`,
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described.join(' ') || undefined,
  }
}

/** A field that is marked when it was read from the message, and when the guest has to be asked for it. */
export function EntryField({
  entry,
  name,
  label,
  size = 'third',
  hint,
  onlyFor,
  children,
}: EntryFieldProps & { children: ReactNode }) {
  const { view, values } = entry
  const isRead = guessOf(name, values, view.guesses)?.from === 'message'
  const choice = values[name] === '' ? view.choices[name] : undefined
  const isMissing =
    view.message !== undefined && (choice !== undefined || missingFields(values).includes(name))
  const error = view.errors[name]
  const state = error
    ? ' field--invalid'
    : isRead
      ? ' entry-field--read'
      : isMissing
        ? ' entry-field--ask'
        : ''
  return (
    <div
      className={`field entry-field entry-field--${size}${state}${onlyFor ? ` entry-field--${onlyFor}` : ''}`}
    >
      <span className="flex spread gap-4">
        <label className="field__label" htmlFor={`entry-${name}`}>
          {label}
        </label>
        {isRead && (
          <span className="entry-field__read" title="From the message">
            <Icon name="chat" />
            <span className="visually-hidden">from the message</span>
          </span>
        )}
        {isMissing && <span className="lacquer medium size-meta">ask</span>}
      </span>
      {children}
      {choice && <ChoiceButtons entry={entry} name={name} choice={choice} />}
      {hint && (
        <p className="field__hint" id={`entry-${name}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`entry-${name}-error`} text={error} />}
    </div>
  )
}

/** What the message may mean, each a button that fills it in. */
function ChoiceButtons({ entry, name, choice }: { entry: Entry; name: FieldName; choice: Choice }) {
  return (
    <p className="cluster middle gap-4 entry-choice">
      <span className="full-width muted size-meta">{choice.question}</span>
      {choice.options.map(({ value, label }) => (
        <Button
          type="submit"
          name="choose"
          value={`${name}=${value}`}
          key={value}
          className="entry-choice__button"
          onClick={(event) => {
            event.preventDefault()
            entry.change(name, value)
          }}
        >
          {label}
        </Button>
      ))}
    </p>
  )
}

export function EntryInput({
  type = 'text',
  ...props
}: EntryFieldProps & { type?: 'text' | 'number' | 'tel' | 'email' }) {
  const { entry, name, hint } = props
  return (
    <EntryField {...props}>
      <input
        className="control"
        type={type}
        autoComplete="off"
        {...(type === 'number' && { min: 0, max: 50, inputMode: 'numeric' as const })}
        {...controlProps(entry, name, hint)}
      />
    </EntryField>
  )
}

export function EntryDay(props: EntryFieldProps) {
  const { entry, name, hint } = props
  return (
    <EntryField {...props}>
      <DayInput date={entry.values[name]}>
        <input className="control" type="date" autoComplete="off" {...controlProps(entry, name, hint)} />
      </DayInput>
    </EntryField>
  )
}

export function EntryTime(props: EntryFieldProps) {
  return (
    <EntrySelect {...props}>
      <TimeOptions value={props.entry.values[props.name]} none="–" />
    </EntrySelect>
  )
}

export function EntrySelect({ children, ...props }: EntryFieldProps & { children: ReactNode }) {
  const { entry, name, hint } = props
  return (
    <EntryField {...props}>
      <span className="select">
        <select className="control" {...controlProps(entry, name, hint)}>
          {children}
        </select>
        <Icon name="chevron-down" />
      </span>
    </EntryField>
  )
}
