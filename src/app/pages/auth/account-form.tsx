import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { MAX_LENGTH } from '#domain/requests/contact.ts'
import { ProblemList } from '../../sections/request-form/problem-list.tsx'
import type { FormState } from '../../sections/request-form/use-form-state.ts'
import { ScriptField } from '../../sections/session/script-field.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useAllFilled } from './use-all-filled.ts'

type AccountFormProps = Pick<FormState, 'refused' | 'onChange'> & {
  action?: string
  order: readonly string[]
  submit: string
  busy: string
  /** Other buttons for what is filled in, below the first. */
  otherwise?: ReactNode
  /** The answer is a page of its own, such as one that begins a download. */
  reloadDocument?: boolean
  children: ReactNode
}

/** A form about an account; its button waits until everything is filled in. */
export function AccountForm({
  action,
  order,
  submit,
  busy,
  otherwise,
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
      {otherwise}
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
