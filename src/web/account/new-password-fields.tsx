import { MIN_PASSWORD_LENGTH } from '#guests/accounts/password.rules.ts'
import { PasswordField } from '../parts/account-form/password-field.tsx'
import type { FormState } from '../parts/request-form/use-form-state.ts'

/** The new password and its confirmation. */
export function NewPasswordFields({ errors }: Pick<FormState, 'errors'>) {
  return (
    <>
      <PasswordField
        {...{ id: 'account-password', name: 'password', label: 'Password', error: errors.password }}
        inSentence="password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. A short sentence is safer than a word.`}
        autoComplete="new-password"
      />
      <PasswordField
        {...{ id: 'account-confirmPassword', name: 'confirmPassword', label: 'Confirm password' }}
        inSentence="confirm password"
        error={errors.confirmPassword}
        autoComplete="new-password"
      />
    </>
  )
}
