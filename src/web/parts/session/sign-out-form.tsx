import { type FormEvent, useState } from 'react'
import { href } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Toast, type ToastText } from '../../ui/toast.tsx'
import { SCRIPT_FIELD } from './script-field.tsx'
import { useRedirectAfterMessage } from './use-redirect-after-message.ts'

const FAILED = { tone: 'error', text: 'Error signing out' } as const

/** Ends the sessions of the account on all devices. A failure is shown on the current page. */
export function SignOutForm() {
  const [toast, setToast] = useState<ToastText>()
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<{ to: string }>()
  useRedirectAfterMessage(done)

  async function signOut(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    try {
      const { text, to } = await send(event.currentTarget.action)
      setToast({ tone: 'success', text })
      setDone({ to })
    } catch {
      setToast({ ...FAILED })
      setBusy(false)
    }
  }

  return (
    <form className="sign-out" method="post" action={href('/auth/sign-out')} onSubmit={signOut}>
      <Button type="submit" disabled={isBusy}>
        Sign Out
      </Button>
      <Toast message={toast} />
    </form>
  )
}

/** @throws {Error} when the server has not confirmed the sign-out */
async function send(address: string): Promise<{ text: string; to: string }> {
  const response = await fetch(address, {
    method: 'post',
    body: new URLSearchParams({ [SCRIPT_FIELD]: '1' }),
  })
  const answer: unknown = await response.json()
  if (!response.ok || !isSignOutAnswer(answer)) throw new Error('not signed out')
  return answer
}

function isSignOutAnswer(answer: unknown): answer is { text: string; to: string } {
  return typeof answer === 'object' && answer !== null && 'text' in answer && 'to' in answer
}
