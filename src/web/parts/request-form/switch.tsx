import { RadioGroup } from '../../ui/radio/radio-group.tsx'

type SwitchProps<Value extends string> = {
  id: string
  name: string
  legend: string
  options: readonly (readonly [value: Value, label: string])[]
  /** The option selected at first, if any. */
  chosen?: string
  error?: string
  onChoice?: (value: Value) => void
}

/** A few radio buttons side by side. */
export function Switch<Value extends string>({
  id,
  name,
  legend,
  options,
  chosen,
  error,
  onChoice,
}: SwitchProps<Value>) {
  return (
    <RadioGroup className="switch" id={id} legend={legend} error={error}>
      <div>
        {options.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              onChange={onChoice && (() => onChoice(value))}
            />
            {label}
          </label>
        ))}
      </div>
    </RadioGroup>
  )
}
