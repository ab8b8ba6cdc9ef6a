import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'

/** What all fields of the quote need: what is typed, and what is wrong. */
export type Typed = { typed: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> }

type Shown = { name: string; label: string; hint?: string; form: Typed }

/** What ties a control of the quote to its label, hint and error. */
function controlOf({ name, hint, form: { typed, errors } }: Shown) {
  const id = `quote-${name}`
  const described = [hint && `${id}-hint`, errors[name] && `${id}-error`].filter(Boolean).join(' ')
  return {
    ...{ id, name, className: 'control', defaultValue: typed[name] ?? '' },
    'aria-describedby': described || undefined,
    'aria-invalid': errors[name] ? (true as const) : undefined,
  }
}

function FormField({ children, ...shown }: Shown & { children: ReactNode }) {
  const { name, label, hint, form } = shown
  const error = form.errors[name]
  return (
    <div className={`field desk-quote__field${error ? ' field--invalid' : ''}`}>
      <label className="field__label" htmlFor={`quote-${name}`}>
        {label}
      </label>
      {children}
      {hint && (
        <p className="field__hint" id={`quote-${name}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`quote-${name}-error`} text={error} />}
    </div>
  )
}

export function QuoteInput({
  name,
  label,
  hint,
  form,
  ...input
}: Shown & Omit<ComponentProps<'input'>, 'form'>) {
  const shown = { name, label, form, ...(hint && { hint }) }
  return (
    <FormField {...shown}>
      <input autoComplete="off" {...input} {...controlOf(shown)} />
    </FormField>
  )
}

export function QuoteText({
  name,
  label,
  hint,
  form,
  ...area
}: Shown & Omit<ComponentProps<'textarea'>, 'form'>) {
  const shown = { name, label, form, ...(hint && { hint }) }
  return (
    <FormField {...shown}>
      <textarea rows={3} {...area} {...controlOf(shown)} />
    </FormField>
  )
}

export function QuoteSelect({ name, label, hint, form, children }: Shown & { children: ReactNode }) {
  const shown = { name, label, form, ...(hint && { hint }) }
  return (
    <FormField {...shown}>
      <span className="select">
        <select {...controlOf(shown)}>{children}</select>
        <Icon name="chevron-down" />
      </span>
    </FormField>
  )
}
