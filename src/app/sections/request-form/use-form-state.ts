import { type ChangeEvent, useState } from 'react'
import type { RefusedForm } from './refused-form.ts'

const NOTHING: ReadonlySet<string> = new Set()

/**
 * What the fields of a form show: nothing, or what came back with a refusal. A complaint ends when its field is
 * changed, which `onChange` of the form has to hear; whether the new text is better the server says.
 */
export function useFormState(answer: { ok: true } | RefusedForm | undefined) {
  const refused = answer && !answer.ok ? answer : undefined
  const [changed, setChanged] = useState({ since: refused, names: NOTHING })
  const names = changed.since === refused ? changed.names : NOTHING
  const complaints = Object.entries(refused?.fields ?? {}).filter(([name]) => !names.has(name))

  return {
    refused,
    values: refused?.values ?? {},
    errors: Object.fromEntries(complaints),
    onChange({ target }: ChangeEvent<HTMLFormElement>) {
      if (complaints.some(([name]) => name === target.name)) {
        setChanged({ since: refused, names: new Set([...names, target.name]) })
      }
    },
  }
}

export type FormState = ReturnType<typeof useFormState>
