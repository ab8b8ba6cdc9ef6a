import { href, Link, redirect } from 'react-router'
import { company } from '#content/company.ts'
import { AccountForm, EmailField } from '../parts/account-form/account-form.tsx'
import { PasswordField } from '../parts/account-form/password-field.tsx'
import { unlistedMeta } from '../parts/head/page-title.ts'
import { PosterPage } from '../parts/poster-page/poster-page.tsx'
import { keepFormOnFailure } from '../parts/request-form/keep-form-on-failure.ts'
import { Outcome } from '../parts/request-form/outcome.tsx'
import { type FormState, useFormState } from '../parts/request-form/use-form-state.ts'
import { useLeaveOnSessionChange } from '../parts/session/use-leave-on-session-change.ts'
import { useRedirectAfterMessage } from '../parts/session/use-redirect-after-message.ts'
import { accessOf } from '../shell/access/access.ts'
import { CHAT_AT_END } from '../shell/page-handles.ts'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/page.ts'
import { ACCOUNT_FAILURE } from './account-failure.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { findReturnPath, RETURN_PATH } from './return-path.ts'

export const handle = CHAT_AT_END

export { action } from './action.ts'

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, ACCOUNT_FAILURE)
}

/** Redirects an account that is signed in already. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const access = await accessOf({ request, context })
  if (access.kind === 'admin' || access.kind === 'user') throw redirect(href('/'))
  const tab = url.searchParams.get('tab') === 'sign-up' ? ('sign-up' as const) : ('sign-in' as const)
  return { tab, to: findReturnPath(request, url) }
}

/** After a sign-in the loader would redirect at once; the page first shows its message. */
export function shouldRevalidate({ formMethod }: { formMethod?: string }) {
  return formMethod !== 'POST'
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.tab === 'sign-up' ? 'Sign up' : 'Sign in')

export default function Auth({ loaderData: { tab, to }, actionData: answer }: Route.ComponentProps) {
  const done = answer?.ok ? answer : undefined
  const state = useFormState(answer)
  useRedirectAfterMessage(done)
  useLeaveOnSessionChange()
  return (
    <PosterPage poster="road-van" form className="auth">
      <h1>Welcome to {company.name}</h1>
      <p className="muted above-12">
        You don’t need an account to book. Sign-in is for the people who run this site.
      </p>
      <nav className="auth__tabs columns-2 above-24" aria-label="Sign in or sign up">
        <Link
          to={href('/auth')}
          replace
          preventScrollReset
          aria-current={tab === 'sign-in' ? 'page' : undefined}
        >
          Sign In
        </Link>
        <Link
          to={`${href('/auth')}?tab=sign-up`}
          replace
          preventScrollReset
          aria-current={tab === 'sign-up' ? 'page' : undefined}
        >
          Sign Up
        </Link>
      </nav>
      {done && !done.to ? (
        <Outcome>
          <p>{done.text}</p>
        </Outcome>
      ) : tab === 'sign-up' ? (
        <SignUpForm key="sign-up" {...state} />
      ) : (
        <SignInForm key="sign-in" to={to} {...state} />
      )}
      <p className="auth__back size-small above-12 align-centre">
        <Link to={href('/')}>Back to Home</Link>
      </p>
      <Toast message={done && { tone: 'success', text: done.text }} />
    </PosterPage>
  )
}

/** @param to the page to return to after the sign-in */
function SignInForm({ to, values, errors, ...state }: FormState & { to: string }) {
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

function SignUpForm({ values, errors, ...state }: FormState) {
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
