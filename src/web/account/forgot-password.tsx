import { href, Link } from 'react-router'
import { requestPasswordReset } from '#guests/accounts/password-reset.ts'
import { AccountForm, EmailField } from '../parts/account-form/account-form.tsx'
import { unlistedMeta } from '../parts/head/page-title.ts'
import { PosterPage } from '../parts/poster-page/poster-page.tsx'
import { keepFormOnFailure } from '../parts/request-form/keep-form-on-failure.ts'
import { Outcome } from '../parts/request-form/outcome.tsx'
import { useFormState } from '../parts/request-form/use-form-state.ts'
import { callerOf } from '../shell/caller.ts'
import { depsContext } from '../shell/context.ts'
import { readForm, refused, textValues } from '../shell/form-post.ts'
import { CHAT_AT_END } from '../shell/page-handles.ts'
import type { Route } from './+types/forgot-password.ts'
import { ACCOUNT_FAILURE } from './account-failure.ts'

export const handle = CHAT_AT_END

/** The same for an address without an account, so that the answer does not tell whether there is one. */
const LINK_SENT = 'If this address has an account, we’ve sent an email with a link to set a new password.'

export async function action({ request, context }: Route.ActionArgs) {
  const values = textValues(await readForm(request))
  const asked = await requestPasswordReset(context.get(depsContext), callerOf({ request, context }), values)
  return asked.ok ? { ok: true as const, text: LINK_SENT } : refused(asked, values)
}

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, ACCOUNT_FAILURE)
}

export const meta: Route.MetaFunction = () => unlistedMeta('Forgot your password?')

export default function ForgotPassword({ actionData: answer }: Route.ComponentProps) {
  const state = useFormState(answer)
  return (
    <PosterPage poster="road-van" form className="auth">
      <h1>Forgot your password?</h1>
      {answer?.ok ? (
        <Outcome>
          <p>{answer.text}</p>
        </Outcome>
      ) : (
        <>
          <p className="muted above-12">
            Enter your account’s email address and we’ll send you a link to choose a new one.
          </p>
          <AccountForm submit="Send the link" busy="Sending…" order={['email']} {...state}>
            <EmailField {...state} />
          </AccountForm>
        </>
      )}
      <p className="auth__back size-small above-12 align-centre">
        <Link to={href('/auth')}>Back to Sign In</Link>
      </p>
    </PosterPage>
  )
}
