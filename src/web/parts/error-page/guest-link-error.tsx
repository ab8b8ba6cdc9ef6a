import { company } from '#content/company.ts'
import { AnchorButton } from '../../ui/button.tsx'
import { Breakable } from '../breakable.tsx'
import { companyEmailLink, companyPhoneLink } from '../contact-links.ts'
import { MessagePage } from '../poster-page/message-page.tsx'
import { ErrorPage } from './error-page.tsx'

/** For every page that a guest's link opens: a wrong, ended or revoked link is answered alike. */
export function GuestLinkError({ error }: { error: unknown }) {
  return (
    <ErrorPage
      error={error}
      notFound={
        <MessagePage title="This link no longer works">
          <p>
            Tell us your reference by phone or at{' '}
            <a className="link" href={companyEmailLink}>
              <Breakable text={company.email} />
            </a>
            , and we’ll send you a new one.
          </p>
          <p className="message-page__actions">
            <AnchorButton href={companyPhoneLink} look="primary">
              {company.phone}
            </AnchorButton>
          </p>
        </MessagePage>
      }
    />
  )
}
