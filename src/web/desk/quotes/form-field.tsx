import type { ComponentProps } from 'react'
import { DateField } from '../../parts/request-form/date-field.tsx'
import { SelectField, TextareaField, TextField } from '../../ui/field.tsx'
import { TimeOptions } from '../frame/time-options.tsx'

/** What all fields of the quote need: what is typed, and what is wrong. */
export type Typed = { typed: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> }

type QuoteField<Control extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Control>, 'form'> & {
  form: Typed
  name: string
  label: string
  hint?: string
}

/** No field is marked as optional: a row of the quote is filled in as a whole or left out. */
function fieldOf({ typed, errors }: Typed, name: string) {
  const shown = { id: `quote-${name}`, name, defaultValue: typed[name] ?? '', error: errors[name] }
  return { ...shown, optional: false }
}

export function QuoteInput({ form, name, ...input }: QuoteField<'input'>) {
  return <TextField autoComplete="off" {...input} {...fieldOf(form, name)} />
}

export function QuoteDay({ form, name, ...input }: QuoteField<'input'>) {
  return <DateField autoComplete="off" {...input} {...fieldOf(form, name)} />
}

export function QuoteTime({ form, name, label }: Pick<QuoteField<'select'>, 'form' | 'name' | 'label'>) {
  return (
    <QuoteSelect form={form} name={name} label={label}>
      <TimeOptions value={form.typed[name]} none="–" />
    </QuoteSelect>
  )
}

export function QuoteText({ form, name, ...area }: QuoteField<'textarea'>) {
  return <TextareaField {...area} {...fieldOf(form, name)} />
}

export function QuoteSelect({ form, name, ...select }: QuoteField<'select'>) {
  return <SelectField {...select} {...fieldOf(form, name)} />
}
