import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { ProblemList } from '#app/sections/request-form/problem-list.tsx'
import type { FormState } from '#app/sections/request-form/use-form-state.ts'
import { ScriptField } from '#app/sections/session/script-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { MAX_LENGTH } from '#domain/requests/contact.ts'
import { useAllFilled } from './use-all-filled.ts'

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
      className="sheet auth__form"
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
      {...(errors.email ? { error: errors.email } : {})}
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={MAX_LENGTH.email}
      defaultValue={values.email}
      required
    />
  )
}
