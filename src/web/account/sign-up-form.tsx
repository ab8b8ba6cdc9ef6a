import { href, Link } from 'react-router'
import { AccountForm, EmailField } from '../parts/account-form/account-form.tsx'
import type { FormState } from '../parts/request-form/use-form-state.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

export function SignUpForm({ values, errors, ...state }: FormState) {
  return (
    <AccountForm
      action={`${href('/auth')}?tab=sign-up`}
      submit="Sign Up"
      busy="Creating your account…"
      order={['email', 'password', 'confirmPassword']}
      {...state}
    >
      <EmailField {...{ values, errors }} />
      <NewPasswordFields errors={errors} />
      <p className="request__note">
        We only use your address to sign you in and to send you a new password.{' '}
        <Link to={href('/privacy')}>Privacy</Link>
      </p>
    </AccountForm>
  )
}
