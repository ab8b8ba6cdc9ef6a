import { Form, useNavigation } from 'react-router'
import type { RuleSettings } from '#bookings/operator-rules/rule-settings.rules.ts'
import { ProblemList } from '../../parts/request-form/problem-list.tsx'
import type { RefusedForm } from '../../parts/request-form/refused-form.ts'
import { useFormState } from '../../parts/request-form/use-form-state.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { RuleFormActs } from './rule-form-acts.tsx'
import { RULE_GROUPS, type RuleField, type RuleGroup } from './rule-groups.ts'
import { editAddress } from './rule-section.tsx'

type RuleFormProps = {
  group: RuleGroup
  settings: RuleSettings
  version: number
  answer: RefusedForm | undefined
}

/** Changes a group of rules. A refused form keeps what was typed, and says beside it what is stored. */
export function RuleForm({ group, settings, version, answer }: RuleFormProps) {
  const { refused, values, errors, onChange } = useFormState(answer)
  const { title, fields }: { title: string; fields: readonly RuleField[] } = RULE_GROUPS[group]
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <section className="panel" aria-labelledby={group}>
      <div className="panel__head">
        <h2 id={group}>{title}</h2>
      </div>
      <Form
        className="rule-form fit-wide gap-12 pad-body"
        method="post"
        action={editAddress(group)}
        noValidate
        onChange={onChange}
      >
        <ProblemList refused={refused} order={fields.map(({ name }) => name)} form="rule" />
        <input type="hidden" name="version" value={version} />
        {fields.map((field, index) => (
          <RuleControl
            field={field}
            stored={settings[field.name]}
            typed={values[field.name]}
            error={errors[field.name]}
            autoFocus={index === 0 && !refused}
            key={field.name}
          />
        ))}
        <RuleFormActs isBusy={isBusy} />
      </Form>
    </section>
  )
}

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
function RuleControl({ field, stored, typed, error, autoFocus }: RuleControlProps) {
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
