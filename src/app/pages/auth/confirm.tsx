import { data, href, Link, redirect } from 'react-router'
import { flashCookie } from '#app/flash-message.ts'
import { accountLinkProblem, confirmEmail } from '#operations/accounts/sign-in.ts'
import { callerOf } from '../../caller.ts'
import { depsContext } from '../../context.ts'
import { readForm, refused, textValues } from '../../form-post.ts'
import { PRIVATE_HEADERS } from '../../private-headers.ts'
import { pageTitle } from '../../sections/page-title.ts'
import { PosterPage } from '../../sections/poster-page/poster-page.tsx'
import { keepFormOnFailure } from '../../sections/request-form/keep-form-on-failure.ts'
import { useFormState } from '../../sections/request-form/use-form-state.ts'
import { SCRIPT_FIELD } from '../../sections/session/script-field.tsx'
import { useRedirectAfterMessage } from '../../sections/session/use-redirect-after-message.ts'
import { Toast } from '../../ui/toast.tsx'
import { orUnavailable } from '../../unavailable.ts'
import type { Route } from './+types/confirm.ts'
import { AccountForm } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'
import { sessionResponse } from './session-response.ts'

/** The link in the confirmation mail leads here; its token stays in the address. Signs nobody in. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const values = textValues(await readForm(request))
  const token = url.searchParams.get('token') ?? ''
  const input = { ...values, token }
  const confirmed = await confirmEmail(context.get(depsContext), callerOf({ request, context }), input)
  if (confirmed.ok)
    return sessionResponse(confirmed, {
      withScript: SCRIPT_FIELD in values,
      flash: 'email-confirmed',
      to: href('/auth'),
    })
  if (confirmed.reason === 'not-found') throw redirectToSignIn()
  return refused(confirmed, {})
}

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit)
}

/** Changes nothing: mail scanners open links before their owners do. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const problem = await orUnavailable(accountLinkProblem(context.get(depsContext), token))
  if (problem) throw redirectToSignIn()
  return data({ token }, { headers: PRIVATE_HEADERS })
}

/** The link has been used or is too old; signing in sends a new one to an address that is not confirmed yet. */
function redirectToSignIn() {
  const headers = { ...PRIVATE_HEADERS, 'set-cookie': flashCookie('confirmation-failed') }
  return redirect(href('/auth'), { headers })
}

/** The answer of the form says what comes next; the link is used up by then. */
export function shouldRevalidate({ formMethod }: { formMethod?: string }) {
  return formMethod !== 'POST'
}

export function headers() {
  return PRIVATE_HEADERS
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Confirm your account') },
  { name: 'robots', content: 'noindex' },
]

export default function Confirm({ loaderData: { token }, actionData: answer }: Route.ComponentProps) {
  const { errors, ...state } = useFormState(answer)
  const done = answer?.ok ? answer : undefined
  useRedirectAfterMessage(done)
  return (
    <PosterPage poster="road-van" form className="auth">
      <h1>Confirm your account</h1>
      <p className="auth__lead">Enter the password that you chose when you signed up.</p>
      <AccountForm submit="Confirm my address" busy="One moment…" order={['password']} {...state}>
        <PasswordField
          {...{ id: 'account-password', name: 'password', label: 'Your password', error: errors.password }}
          autoComplete="current-password"
        />
        <p className="auth__forgot">
          <Link to={`${href('/auth/new-password')}?${new URLSearchParams({ token })}`}>
            Did you not choose one, or forget it? Set a new password
          </Link>
        </p>
      </AccountForm>
      <Toast message={done && { tone: 'success', text: done.text }} />
    </PosterPage>
  )
}
