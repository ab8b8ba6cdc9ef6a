import { type ChangeEvent, useState } from 'react'
import type { RefusedForm } from './refused-form.ts'

const NOTHING: ReadonlySet<string> = new Set()

/**
 * The values and errors of a form that came back refused. An error disappears when its field changes, so the form must
 * pass on `onChange`; the server checks the new value.
 */
export function useFormState(answer: { ok: true } | RefusedForm | undefined) {
  const refused = answer && !answer.ok ? answer : undefined
  const [changed, setChanged] = useState({ since: refused, names: NOTHING })
  const names = changed.since === refused ? changed.names : NOTHING
  const errors = Object.entries(refused?.fields ?? {}).filter(([name]) => !names.has(name))

  return {
    refused,
    values: refused?.values ?? {},
    errors: Object.fromEntries(errors),
    onChange({ target }: ChangeEvent<HTMLFormElement>) {
      if (errors.some(([name]) => name === target.name)) {
        setChanged({ since: refused, names: new Set([...names, target.name]) })
      }
    },
  }
}

export type FormState = ReturnType<typeof useFormState>
