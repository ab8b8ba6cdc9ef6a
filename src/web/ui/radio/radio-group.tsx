import type { ReactNode } from 'react'
import { FieldError } from '../field.tsx'

type RadioGroupProps = {
  id: string
  className: string
  legend: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** A group of radio buttons with its legend and, for screen readers too, its error. */
export function RadioGroup({ id, className, legend, error, children }: RadioGroupProps) {
  const errorId = error ? `${id}-error` : undefined
  return (
    <fieldset
      className={`radio-group ${className}`}
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and only a radiogroup can be invalid
      role="radiogroup"
      aria-describedby={errorId}
      aria-invalid={error ? true : undefined}
    >
      <legend className="field__label">{legend}</legend>
      {children}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}
