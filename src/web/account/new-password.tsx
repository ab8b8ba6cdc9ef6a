import { href, Link } from 'react-router'
import { accountLinkProblem } from '#guests/accounts/account-link.ts'
import { resetPassword } from '#guests/accounts/password-reset.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { AccountForm } from '../parts/account-form/account-form.tsx'
import { unlistedMeta } from '../parts/head/page-title.ts'
import { PosterPage } from '../parts/poster-page/poster-page.tsx'
import { keepFormOnFailure } from '../parts/request-form/keep-form-on-failure.ts'
import { useFormState } from '../parts/request-form/use-form-state.ts'
import { SCRIPT_FIELD } from '../parts/session/script-field.tsx'
import { useRedirectAfterMessage } from '../parts/session/use-redirect-after-message.ts'
import { callerOf } from '../shell/caller.ts'
import { depsContext } from '../shell/context.ts'
import { readForm, refused, textValues } from '../shell/form-post.ts'
import { CHAT_AT_END } from '../shell/page-handles.ts'
import { orUnavailable } from '../shell/unavailable.ts'
import { Notice } from '../ui/notice.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/new-password.ts'
import { ACCOUNT_FAILURE } from './account-failure.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { sessionResponse } from './session-response.ts'

export const handle = CHAT_AT_END

/** Sets the new password. The token of the email's link stays in the address. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const values = textValues(await readForm(request))
  const token = url.searchParams.get('token') ?? ''
  const set = await resetPassword(context.get(depsContext), callerOf({ request, context }), {
    ...values,
    token,
  })
  if (!set.ok) return refused(set, {})
  return sessionResponse(set, {
    withScript: SCRIPT_FIELD in values,
    flash: 'password-set',
    to: href('/auth'),
  })
}

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, ACCOUNT_FAILURE)
}

/** Checks the link first, so that nobody types a new password twice for an expired link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  const problem = await orUnavailable(accountLinkProblem(context.get(depsContext), token))
  return { problem: problem && sentenceOf(problem) }
}

/** After the form was sent the link is used up, so the loader would refuse it. */
export function shouldRevalidate({ formMethod }: { formMethod?: string }) {
  return formMethod !== 'POST'
}

export const meta: Route.MetaFunction = () => unlistedMeta('Choose a new password')

export default function NewPassword({ loaderData: { problem }, actionData: answer }: Route.ComponentProps) {
  const state = useFormState(answer)
  const done = answer?.ok ? answer : undefined
  useRedirectAfterMessage(done)
  return (
    <PosterPage poster="road-van" form className="auth">
      <h1>Choose a new password</h1>
      {problem ? (
        <Notice tone="error">
          <p>{problem}</p>
        </Notice>
      ) : (
        <>
          <p className="muted above-12">All your devices are signed out when you set it.</p>
          <AccountForm
            submit="Set the password"
            busy="One moment…"
            order={['password', 'confirmPassword']}
            {...state}
          >
            <NewPasswordFields errors={state.errors} />
          </AccountForm>
        </>
      )}
      <p className="auth__back size-small above-12 align-centre">
        <Link to={href('/auth/forgot-password')}>Ask for a new link</Link>
      </p>
      <Toast message={done && { tone: 'success', text: done.text }} />
    </PosterPage>
  )
}
