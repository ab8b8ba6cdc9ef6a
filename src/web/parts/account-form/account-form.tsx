import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { ProblemList } from '../request-form/problem-list.tsx'
import type { FormState } from '../request-form/use-form-state.ts'
import { ScriptField } from '../session/script-field.tsx'

type AccountFormProps = Pick<FormState, 'refused' | 'onChange'> & {
  action?: string
  order: readonly string[]
  submit: string
  busy: string
  /** More submit buttons, below the first. */
  moreButtons?: ReactNode
  /** Load the answer as a new document, for example because it begins a download. */
  reloadDocument?: boolean
  children: ReactNode
}

/** A form of the account pages; its button is disabled until every field is filled in. */
export function AccountForm({
  action,
  order,
  submit,
  busy,
  moreButtons,
  reloadDocument = false,
  refused,
  onChange,
  children,
}: AccountFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { isFilled, watch } = useAllFilled()
  return (
    <Form
      className="raised-sheet auth__form grid gap-16 above-24 pad-24"
      method="post"
      action={action}
      reloadDocument={reloadDocument}
      noValidate
      onChange={onChange}
      {...watch}
    >
      <ProblemList refused={refused} order={order} form="account" />
      <ScriptField />
      {children}
      <Button type="submit" look="primary" wide disabled={isBusy || !isFilled}>
        {isBusy ? busy : submit}
      </Button>
      {moreButtons}
    </Form>
  )
}

export function EmailField({ values, errors }: Pick<FormState, 'values' | 'errors'>) {
  return (
    <TextField
      {...{ id: 'account-email', name: 'email', label: 'Email' }}
      error={errors.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={MAX_LENGTH.email}
      defaultValue={values.email}
      required
    />
  )
}

/** Whether every field of a form is filled in. Without scripts always true: then the server says what is missing. */
function useAllFilled() {
  const isHydrated = useIsHydrated()
  const [isFilled, setFilled] = useState(false)

  function check(form: HTMLFormElement | null) {
    if (!form) return
    const fields = Array.from(new FormData(form)).filter(
      ([name]) => form.elements.namedItem(name) instanceof HTMLInputElement,
    )
    setFilled(fields.every(([, value]) => value !== ''))
  }
  return {
    isFilled: isFilled || !isHydrated,
    /** Props of the form: check after each input, and once for fields that the browser has filled in. */
    watch: { onInput: (event: FormEvent<HTMLFormElement>) => check(event.currentTarget), ref: check },
  }
}
