import { href, Link } from 'react-router'
import { AccountForm, EmailField } from '../parts/account-form/account-form.tsx'
import { PasswordField } from '../parts/account-form/password-field.tsx'
import type { FormState } from '../parts/request-form/use-form-state.ts'
import { RETURN_PATH } from './return-path.ts'

/** @param to the page to return to after the sign-in */
export function SignInForm({ to, values, errors, ...state }: FormState & { to: string }) {
  return (
    <AccountForm submit="Sign In" busy="Signing in…" order={['email', 'password']} {...state}>
      <input type="hidden" name={RETURN_PATH} value={values[RETURN_PATH] ?? to} />
      <EmailField {...{ values, errors }} />
      <PasswordField
        {...{ id: 'account-password', name: 'password', label: 'Password', error: errors.password }}
        inSentence="password"
        autoComplete="current-password"
      />
      <p className="auth__forgot size-small">
        <Link to={href('/auth/forgot-password')}>Forgot your password?</Link>
      </p>
    </AccountForm>
  )
}
