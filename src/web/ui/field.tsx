import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

type FieldText = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** Says so beside the label; without it, of every field that is not `required`. */
  optional?: boolean
}

/** Label, control, hint and error, tied together for screen readers. */
function Field({ id, label, hint, error, optional, children }: FieldText & { children: ReactNode }) {
  return (
    <div className={error ? 'field field--invalid' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> optional</span>}
      </label>
      {children}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}

export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="field__error" id={id}>
      <Icon name="alert" /> {text}
    </p>
  )
}

function describedBy({ id, hint, error }: FieldText) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return { id, 'aria-describedby': ids.join(' ') || undefined, 'aria-invalid': error ? true : undefined }
}

type TextFieldProps = FieldText & ComponentProps<'input'> & { /** Around the control. */ frame?: Frame }
type Frame = (control: ReactNode) => ReactNode

export function TextField({ id, label, hint, error, optional, frame, ...input }: TextFieldProps) {
  const control = <input className="control" {...input} {...describedBy({ id, label, hint, error })} />
  return (
    <Field {...{ id, label, hint, error }} optional={optional ?? !input.required}>
      {frame ? frame(control) : control}
    </Field>
  )
}

export function TextareaField({
  id,
  label,
  hint,
  error,
  optional,
  ...textarea
}: FieldText & ComponentProps<'textarea'>) {
  return (
    <Field {...{ id, label, hint, error }} optional={optional ?? !textarea.required}>
      <textarea className="control" rows={3} {...textarea} {...describedBy({ id, label, hint, error })} />
    </Field>
  )
}

export function SelectField({
  id,
  label,
  hint,
  error,
  optional,
  ...select
}: FieldText & ComponentProps<'select'>) {
  return (
    <Field {...{ id, label, hint, error }} optional={optional ?? !select.required}>
      <span className="select">
        <select className="control" {...select} {...describedBy({ id, label, hint, error })} />
        <Icon name="chevron-down" />
      </span>
    </Field>
  )
}
