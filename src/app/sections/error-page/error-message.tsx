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
          We cannot reach our booking book right now. Nothing you sent is lost if you were given a reference.
        </p>
        <ReachUs />
      </MessagePage>
    )
  }
  if (status === 429) {
    return (
      <MessagePage title="Please try again in an hour">
        <p>
          Very many requests have come from your network in a short time, so this one was not taken. If it
          cannot wait, write to us.
        </p>
        <ReachUs />
      </MessagePage>
    )
  }
  if (status >= 400 && status < 500) {
    return (
      <MessagePage title="We could not read what was sent">
        <p>Please go back to the form, reload the page and send it once more, or write to us.</p>
        <ReachUs />
      </MessagePage>
    )
  }
  return (
    <MessagePage title="Something went wrong on our side">
      <p>This page could not be shown. Please try once more, or write to us: a person reads every message.</p>
      <ReachUs />
    </MessagePage>
  )
}

export function PageNotFound() {
  return (
    <MessagePage title="Oops! Page not found">
      <p>This road leads nowhere. The address may be old or mistyped.</p>
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
