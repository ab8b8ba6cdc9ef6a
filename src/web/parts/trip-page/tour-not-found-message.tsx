import { href } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import { MessagePage } from '../poster-page/message-page.tsx'

export type TourNotFoundProps = { message?: string; action?: string }

export function TourNotFoundMessage({
  message = "The tour you're looking for doesn't exist.",
  action = 'View All Tours',
}: TourNotFoundProps) {
  return (
    <MessagePage title="Tour Not Found" poster="mon-bridge">
      <p>{message}</p>
      <p className="message-page__actions">
        <LinkButton look="primary" to={href('/tours')}>
          {action}
        </LinkButton>
      </p>
    </MessagePage>
  )
}
