import { href, Link } from 'react-router'
import { accountLinkProblem } from '#guests/accounts/account-link.ts'
import { confirmEmail } from '#guests/accounts/sign-up.ts'
import { AccountForm } from '../parts/account-form/account-form.tsx'
import { PasswordField } from '../parts/account-form/password-field.tsx'
import { unlistedMeta } from '../parts/head/page-title.ts'
import { PosterPage } from '../parts/poster-page/poster-page.tsx'
import { keepFormOnFailure } from '../parts/request-form/keep-form-on-failure.ts'
import { useFormState } from '../parts/request-form/use-form-state.ts'
import { SCRIPT_FIELD } from '../parts/session/script-field.tsx'
import { useRedirectAfterMessage } from '../parts/session/use-redirect-after-message.ts'
import { callerOf } from '../shell/caller.ts'
import { depsContext } from '../shell/context.ts'
import { redirectWithFlash } from '../shell/flash-message.ts'
import { readForm, refused, textValues } from '../shell/form-post.ts'
import { CHAT_AT_END } from '../shell/page-handles.ts'
import { orUnavailable } from '../shell/unavailable.ts'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/confirm.ts'
import { ACCOUNT_FAILURE } from './account-failure.ts'
import { sessionResponse } from './session-response.ts'

export const handle = CHAT_AT_END

/** Confirms the address of an account. The token of the email's link stays in the address. Does not sign the account in. */
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
  return keepFormOnFailure(submit, ACCOUNT_FAILURE)
}

/** Changes nothing, because mail scanners open links before the recipient does. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const problem = await orUnavailable(accountLinkProblem(context.get(depsContext), token))
  if (problem) throw redirectToSignIn()
  return { token }
}

/** For a link that was used or has expired; a sign-in sends a new one to an unconfirmed address. */
function redirectToSignIn() {
  return redirectWithFlash(href('/auth'), 'confirmation-failed')
}

/** After the form was sent the link is used up, so the loader would refuse it. */
export function shouldRevalidate({ formMethod }: { formMethod?: string }) {
  return formMethod !== 'POST'
}

export const meta: Route.MetaFunction = () => unlistedMeta('Confirm your account')

export default function Confirm({ loaderData: { token }, actionData: answer }: Route.ComponentProps) {
  const { errors, ...state } = useFormState(answer)
  const done = answer?.ok ? answer : undefined
  useRedirectAfterMessage(done)
  return (
    <PosterPage poster="road-van" form className="auth">
      <h1>Confirm your account</h1>
      <p className="muted above-12">Enter the password that you chose when you signed up.</p>
      <AccountForm submit="Confirm my address" busy="One moment…" order={['password']} {...state}>
        <PasswordField
          {...{ id: 'account-password', name: 'password', label: 'Your password', error: errors.password }}
          inSentence="your password"
          autoComplete="current-password"
        />
        <p className="auth__forgot size-small">
          <Link to={`${href('/auth/new-password')}?${new URLSearchParams({ token })}`}>
            Didn’t choose one, or forgot it? Set a new password
          </Link>
        </p>
      </AccountForm>
      <Toast message={done && { tone: 'success', text: done.text }} />
    </PosterPage>
  )
}
