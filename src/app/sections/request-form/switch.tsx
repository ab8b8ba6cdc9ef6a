import { RadioGroup } from '#app/ui/radio/radio-group.tsx'

type SwitchProps = {
  id: string
  name: string
  legend: string
  options: readonly (readonly [value: string, label: string])[]
  chosen: string
  error?: string
}

/** A few radio buttons side by side, one of them always chosen. */
export function Switch({ id, name, legend, options, chosen, error }: SwitchProps) {
  return (
    <RadioGroup className="switch" id={id} legend={legend} error={error}>
      <div>
        {options.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
    </RadioGroup>
  )
}
