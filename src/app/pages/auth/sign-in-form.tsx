import { href, Link } from 'react-router'
import { AccountForm, type AccountFormState, EmailField } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'

export function SignInForm({ refused, values, errors }: AccountFormState) {
  return (
    <AccountForm submit="Sign In" busy="Signing in…" order={['email', 'password']} refused={refused}>
      <EmailField {...{ values, errors }} />
      <PasswordField
        {...{ id: 'account-password', name: 'password', label: 'Password', error: errors.password }}
        autoComplete="current-password"
      />
      <p className="auth__forgot">
        <Link to={href('/auth/forgot-password')}>Forgot your password?</Link>
      </p>
    </AccountForm>
  )
}
