import type { ReactNode } from 'react'
import { MessagePage } from '../../parts/poster-page/message-page.tsx'
import type { FormState } from '../../parts/request-form/use-form-state.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { ReviewView } from './page.tsx'
import { PictureForm } from './picture-form.tsx'

type Shown = { view: ReviewView }
type Received = Shown & { form: FormState }

export function ReviewThanks({ view, form }: Received) {
  return (
    <ReviewMessage title="Thank you for your review" view={view} form={form}>
      We read every review before it appears on our site.
    </ReviewMessage>
  )
}

export function AlreadyReceived({ view, form }: Received) {
  return (
    <ReviewMessage title="We’ve got your review" view={view} form={form}>
      You’ve already reviewed this trip. Thank you. To change it, reply to our email.
    </ReviewMessage>
  )
}

export function TooEarly({ view }: Shown) {
  return (
    <ReviewMessage title="Not yet" view={view}>
      Your trip is on <time dateTime={view.date}>{view.day}</time>. You can review it from that day on, with
      the same link.
    </ReviewMessage>
  )
}

export function NotTravelled({ view }: Shown) {
  return (
    <ReviewMessage title="This trip can’t be reviewed" view={view}>
      Only a trip that was confirmed can be reviewed. If you did travel with us, please contact us.
    </ReviewMessage>
  )
}

type ReviewMessageProps = Shown & { title: string; form?: FormState; children: ReactNode }

function ReviewMessage({ title, view, form, children }: ReviewMessageProps) {
  return (
    <MessagePage title={title} poster={view.poster}>
      <p role="status">{children}</p>
      {form && <PictureForm view={view} {...form} />}
      <p className="message-page__actions">
        <LinkButton to={view.tourPath}>See the trip</LinkButton>
        <LinkButton to="/">Return to the home page</LinkButton>
      </p>
    </MessagePage>
  )
}
