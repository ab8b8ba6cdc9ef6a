import { href, useFetcher } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Toast } from '../../ui/toast.tsx'
import { ByScript } from './by-script.tsx'
import { useWayOn } from './use-way-on.ts'

type SignOutAnswer = { ok: true; text: string; to: string } | { ok: false; text: string }

/** Ends the session on all devices. */
export function SignOutForm() {
  const fetcher = useFetcher<SignOutAnswer>()
  const answer = fetcher.data
  useWayOn(answer?.ok ? answer : undefined)
  return (
    <fetcher.Form
      className="sign-out"
      method="post"
      action={href('/auth/sign-out')}
      // The page behind has nothing to say any more: a new one is loaded.
      defaultShouldRevalidate={false}
    >
      <ByScript />
      <Button type="submit" disabled={fetcher.state !== 'idle' || answer?.ok}>
        Sign Out
      </Button>
      <Toast message={answer && { tone: answer.ok ? 'success' : 'error', text: answer.text }} />
    </fetcher.Form>
  )
}
