import { Form, href, Link, useNavigation } from 'react-router'
import { company } from '#content/company.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { requestSubscription } from '#guests/newsletter/newsletter.ts'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { PosterPage } from '../../parts/poster-page/poster-page.tsx'
import { keepFormOnFailure } from '../../parts/request-form/keep-form-on-failure.ts'
import { Outcome } from '../../parts/request-form/outcome.tsx'
import { ProblemList } from '../../parts/request-form/problem-list.tsx'
import { RobotCheck } from '../../parts/request-form/robot-check.tsx'
import { type FormState, useFormState } from '../../parts/request-form/use-form-state.ts'
import { depsContext } from '../../shell/context.ts'
import { checkForAbuse, readForm, refused, textValues } from '../../shell/form-post.ts'
import { CHAT_AT_END } from '../../shell/page-handles.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { Route } from './+types/page.ts'

export const handle = CHAT_AT_END

/** The same for an address that is subscribed already, so that the answer does not tell who is. */
const CHECK_INBOX =
  'Please check your inbox. If this address isn’t subscribed yet, we’ve emailed you a button to confirm.'

/** Handles the form of this page and the one in the footer. */
export async function action({ request, pattern, context }: Route.ActionArgs) {
  const values = textValues(await readForm(request))
  const rejected = await checkForAbuse({ pattern, context }, values)
  if (rejected) return rejected
  const asked = await requestSubscription(context.get(depsContext), values)
  if (!asked.ok) return refused(asked, values)
  return { ok: true as const, notice: { tone: 'success' as const, text: CHECK_INBOX } }
}

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit)
}

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(depsContext).publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Newsletter',
    description: `News from ${company.name} about days out around ${company.town}, by email.`,
    path: '/newsletter',
    publicUrl: loaderData?.publicUrl ?? '',
  })

export default function Newsletter({ actionData: answer }: Route.ComponentProps) {
  const state = useFormState(answer)
  return (
    <PosterPage poster="longtail-river" form>
      <h1>News from {company.name}</h1>
      {answer?.ok ? (
        <Outcome>
          <p>{answer.notice.text}</p>
        </Outcome>
      ) : (
        <SignUp {...state} />
      )}
    </PosterPage>
  )
}

function SignUp({ refused: problem, values, errors, onChange }: FormState) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <>
      <p className="muted size-lead above-16">
        New trips, and what has changed at the places we drive to. You can unsubscribe at any time.
      </p>
      <Form
        className="raised-sheet stack gap-16 above-24 pad-panel"
        method="post"
        noValidate
        onChange={onChange}
      >
        <ProblemList refused={problem} errors={errors} order={['name', 'email']} form="news" />
        <RobotCheck challenge={problem?.challenge} />
        <input type="hidden" name="source" value="newsletter" />
        <TextField
          {...{ id: 'news-name', name: 'name', label: 'Name', error: errors.name }}
          autoComplete="name"
          maxLength={MAX_LENGTH.name}
          defaultValue={values.name}
        />
        <TextField
          {...{ id: 'news-email', name: 'email', label: 'Email', error: errors.email }}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
          defaultValue={values.email}
          required
        />
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? 'Sending…' : 'Sign up'}
        </Button>
        <p className="request__note">
          We use this address for our news and nothing else. We’ll email you to confirm.{' '}
          <Link to={href('/privacy')}>Privacy</Link>
        </p>
      </Form>
    </>
  )
}
