import { AccountForm } from '../../parts/account-form/account-form.tsx'
import { PasswordField } from '../../parts/account-form/password-field.tsx'
import type { FormState } from '../../parts/request-form/use-form-state.ts'
import { Button } from '../../ui/button.tsx'

/** Asks for the password before the second factor is set up, renewed or switched off. */
export function PasswordForm({ isOn, errors, ...state }: FormState & { isOn: boolean }) {
  const off = (
    // The form also has a hidden `intent`; of two values the action takes the last, which is this button's.
    <Button type="submit" name="intent" value="end" wide>
      Turn off the second step
    </Button>
  )
  return (
    <>
      <h1>A second step</h1>
      <p className="muted above-12">
        {isOn
          ? 'It’s on: you sign in with your password and a code from your app.'
          : 'Passwords can be seen or guessed. With a code from your phone as a second step, a password alone isn’t enough.'}
      </p>
      <AccountForm
        submit={isOn ? 'Make new backup codes' : 'Set it up'}
        busy="One moment…"
        order={['password']}
        moreButtons={isOn && off}
        {...state}
      >
        <input type="hidden" name="intent" value={isOn ? 'renew' : 'begin'} />
        <PasswordField
          {...{ id: 'account-password', name: 'password', label: 'Your password', error: errors.password }}
          inSentence="your password"
          autoComplete="current-password"
        />
      </AccountForm>
    </>
  )
}
