import { FieldError } from '../../ui/field.tsx'

type SwitchProps = {
  id: string
  name: string
  legend: string
  options: readonly (readonly [value: string, label: string])[]
  chosen: string
  error?: string
}

/** A few radios side by side, one of them always chosen. */
export function Switch({ id, name, legend, options, chosen, error }: SwitchProps) {
  return (
    <fieldset className="switch" id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend className="field__label">{legend}</legend>
      <div>
        {options.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}
