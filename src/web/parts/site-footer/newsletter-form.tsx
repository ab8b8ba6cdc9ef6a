import { useEffect, useRef } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { RefusedForm } from '../request-form/refused-form.ts'
import { RobotCheck } from '../request-form/robot-check.tsx'

/** The answer of the newsletter page's action. */
type NewsletterAnswer = { ok: true; notice: { text: string } } | RefusedForm

/**
 * With scripts the answer appears here; without, the newsletter page shows it. The `aria-label`s tell screen readers that
 * these fields do not belong to the page's own form.
 */
export function NewsletterForm() {
  const fetcher = useFetcher<NewsletterAnswer>()
  const notice = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const answer = fetcher.data
  const isBusy = fetcher.state !== 'idle'
  const errors = answer && !answer.ok ? answer.fields : {}

  useEffect(() => {
    if (!answer) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const target = wrong ?? notice.current
    target?.focus()
  }, [answer])

  if (answer?.ok) {
    return (
      <Notice tone="success" ref={notice}>
        <p>{answer.notice.text}</p>
      </Notice>
    )
  }
  return (
    <fetcher.Form
      className="newsletter__form"
      method="post"
      action={href('/newsletter')}
      ref={form}
      noValidate
      defaultShouldRevalidate={false}
    >
      <input type="hidden" name="source" value="footer" />
      <RobotCheck challenge={answer && !answer.ok ? answer.challenge : undefined} />
      <TextField
        id="footer-name"
        label="Name"
        aria-label="Name for the newsletter, optional"
        name="name"
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
        error={errors.name}
      />
      <TextField
        id="footer-email"
        label="Email"
        aria-label="Email for the newsletter"
        name="email"
        type="email"
        placeholder="you@example.com"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
        required
        error={errors.email}
      />
      <Button type="submit" disabled={isBusy} data-await-react>
        {isBusy ? 'Sending…' : 'Sign up'}
      </Button>
      {answer && !errors.name && !errors.email && (
        <Notice tone="error" ref={notice}>
          <p>{answer.notice.text}</p>
        </Notice>
      )}
      <p className="newsletter__purpose">
        We’ll email you to confirm. Only our news, with a link to unsubscribe in every issue.{' '}
        <Link to={href('/privacy')}>Privacy</Link>
      </p>
    </fetcher.Form>
  )
}
