import type { ReactNode } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { MessagePage } from '../../parts/poster-page/message-page.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'

/** A question with one button, which posts to the address of the email's link. */
export function ConfirmForm({
  title,
  label,
  children,
}: {
  title: string
  label: string
  children: ReactNode
}) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <MessagePage title={title} poster="longtail-river">
      <p>{children}</p>
      <Form method="post" className="message-page__actions">
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? 'One moment…' : label}
        </Button>
      </Form>
    </MessagePage>
  )
}

export function LinkMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <MessagePage title={title} poster="longtail-river">
      <p role="status">{children}</p>
      <p className="message-page__actions">
        <LinkButton to={href('/')}>Return to the home page</LinkButton>
      </p>
    </MessagePage>
  )
}

export function InvalidLink() {
  return (
    <MessagePage title="This link is not valid" poster="longtail-river">
      <p>It may be old or incomplete. If you signed up more than once, use the link in the latest email.</p>
      <p className="message-page__actions">
        <LinkButton to={href('/newsletter')} look="primary">
          Sign up again
        </LinkButton>
      </p>
    </MessagePage>
  )
}
