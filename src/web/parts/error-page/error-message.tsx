import type { ReactNode } from 'react'
import { href, isRouteErrorResponse } from 'react-router'
import { company } from '#content/company.ts'
import { AnchorButton, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { companyPhoneLink, companyWhatsappLink } from '../contact-links.ts'
import { MessagePage } from '../poster-page/message-page.tsx'

export type ErrorPageProps = {
  error: unknown
  /** Shown for a 404 instead of the usual "Page not found". */
  notFound?: ReactNode | undefined
}

/** Says what happened when a page cannot be shown, and how to reach a person. */
export function ErrorMessage({ error, notFound = <PageNotFound /> }: ErrorPageProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return notFound
  if (status === 503) {
    return (
      <MessagePage title="Please try again in a minute">
        <p>
          We can’t reach our booking system right now. If you were given a reference, nothing you sent is
          lost.
        </p>
        <ReachUs />
      </MessagePage>
    )
  }
  if (status === 429) {
    return (
      <MessagePage title="Please try again in an hour">
        <p>
          We’ve had a lot of requests from your network in a short time, so we couldn’t take this one. If it
          can’t wait, message us.
        </p>
        <ReachUs />
      </MessagePage>
    )
  }
  if (status >= 400 && status < 500) {
    return (
      <MessagePage title="We couldn’t read what was sent">
        <p>Please go back to the form, reload the page and send it again, or message us.</p>
        <ReachUs />
      </MessagePage>
    )
  }
  return (
    <MessagePage title="Something went wrong on our side">
      <p>We couldn’t show this page. Please try again, or message us: a person reads every message.</p>
      <ReachUs />
    </MessagePage>
  )
}

export function PageNotFound() {
  return (
    <MessagePage title="Oops! Page not found">
      <p>This road leads nowhere. The address may be out of date or mistyped.</p>
      <p className="message-page__actions">
        <LinkButton look="primary" to={href('/tours')}>
          See all day trips
        </LinkButton>
        <LinkButton to={href('/')}>Return to the home page</LinkButton>
      </p>
    </MessagePage>
  )
}

function ReachUs() {
  return (
    <p className="message-page__actions">
      <AnchorButton href={companyWhatsappLink} target="_blank" rel="noopener">
        <Icon name="chat" />
        WhatsApp
      </AnchorButton>
      <AnchorButton href={companyPhoneLink}>
        <Icon name="phone" />
        {company.phone}
      </AnchorButton>
    </p>
  )
}
