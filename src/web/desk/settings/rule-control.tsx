import { SelectField, TextField } from '../../ui/field.tsx'
import type { RuleField } from './rule-groups.ts'

type RuleControlProps = {
  field: RuleField
  stored: string | number | boolean
  typed: string | undefined
  error: string | undefined
  autoFocus: boolean
}

/** How the form sends what is offered or not. */
const CHOICES = { on: 'Offered', off: 'Not offered' } as const

/** The field of one rule. Beside another value than the stored one it says which that is. */
export function RuleControl({ field, stored, typed, error, autoFocus }: RuleControlProps) {
  const { name, label, unit } = field
  const parts = { id: `rule-${name}`, name, label, autoFocus, required: true, ...(error ? { error } : {}) }
  if (typeof stored === 'boolean') {
    const now = stored ? 'on' : 'off'
    const hint = typed === undefined || typed === now ? undefined : `${CHOICES[now]} is in force`
    return (
      <SelectField {...parts} hint={hint} defaultValue={typed ?? now}>
        <option value="on">{CHOICES.on}</option>
        <option value="off">{CHOICES.off}</option>
      </SelectField>
    )
  }
  const isStored = (typed ?? String(stored)) === String(stored)
  return (
    <TextField
      {...parts}
      hint={isStored ? unit : `${unit}; ${stored} is in force`}
      defaultValue={typed ?? stored}
      {...(name === 'instantUntil' ? { type: 'time' } : { inputMode: 'numeric', maxLength: 3 })}
    />
  )
}
