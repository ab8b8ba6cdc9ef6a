import type { ReactNode } from 'react'
import type { TermSentence } from '#content/booking/booking-terms.ts'
import { waitForBank } from '#content/payment-words.ts'
import { formatBaht } from '#domain/money.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { MessagePage } from '../../sections/poster-page/message-page.tsx'
import { TermText } from '../../sections/term-text.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'
import { FactList } from '../booking-summary/fact-list.tsx'
import { StubReference } from '../booking-summary/stub-reference.tsx'
import { AutoRedirectHome, AutoRefresh } from './auto-refresh.tsx'

type Details = {
  tourName: string
  numberOfGuests: number
  preferredDate: string
  amount: number
}

type PaymentSuccessfulProps = {
  message: string
  details: Details | null
  reference: string
  /** For example `24-48 hours before the tour`. */
  contactWhen: string
  /** What cancelling costs from now on; null when no terms were agreed. */
  cancelling: TermSentence | null
}

export function PaymentSuccessful({
  message,
  details,
  reference,
  contactWhen,
  cancelling,
}: PaymentSuccessfulProps) {
  return (
    <div className="summary wrap">
      <header className="summary__head">
        <h1>Payment Successful!</h1>
        <p>{message}</p>
      </header>
      {details && (
        <Ticket wide>
          <TicketBody>
            <h2>{details.tourName}</h2>
            <FactList
              facts={[
                {
                  label: 'Date',
                  value: formatDay(details.preferredDate),
                  date: details.preferredDate,
                },
                { label: 'Guests', value: String(details.numberOfGuests) },
              ]}
            />
            <p className="summary__next">
              We contact you {contactWhen} with your pickup time and the driver&rsquo;s name and number.
            </p>
            {cancelling && (
              <p className="summary__next">
                <TermText sentence={cancelling} />. Your trip pass has the button; its link is in your email.
              </p>
            )}
          </TicketBody>
          <TicketStub className="summary__stub">
            <p>Paid</p>
            <PriceText size="stub">{formatBaht(details.amount)}</PriceText>
            <StubReference reference={reference} />
          </TicketStub>
        </Ticket>
      )}
      <NextLinks />
    </div>
  )
}

export function CheckingPayment() {
  return (
    <Message title="We are checking your payment">
      <p role="status">
        We have not heard from the payment provider yet. This page looks again by itself every few seconds.
        Please do not pay a second time.
      </p>
      <AutoRefresh />
    </Message>
  )
}

export function ProcessingPayment() {
  return (
    <Message title="Your bank is working on it">
      <p role="status">
        {waitForBank} You need not wait here: we send you an email as soon as it is settled. That takes
        moments with most banks, and longer with some.
      </p>
      <AutoRefresh />
    </Message>
  )
}

/** `payAgain` leads to the summary of the booking, for a guest who has its address. */
type NotPaidProps = { text: string; payAgain: string | undefined }

export function PaymentFailed({ text, payAgain }: NotPaidProps) {
  return (
    <Message title="Payment Verification Failed" payAgain={payAgain}>
      <p role="alert">{text}</p>
      <p>{"We couldn't verify your payment. Please contact us for assistance."}</p>
    </Message>
  )
}

/** The guest completed the checkout, and the bank refused the payment afterwards. */
export function PaymentRefused({ text, payAgain }: NotPaidProps) {
  return (
    <Message title="Your payment did not go through" payAgain={payAgain}>
      <p role="alert">{text}</p>
    </Message>
  )
}

export function NoPaymentSession() {
  return (
    <Message title="No payment session found.">
      <p role="alert">This page opens after a payment. We take you to our home page in a moment.</p>
      <AutoRedirectHome />
    </Message>
  )
}

type MessageProps = { title: string; payAgain?: string | undefined; children: ReactNode }

function Message({ title, payAgain, children }: MessageProps) {
  return (
    <MessagePage title={title} poster="hero-bridge">
      {children}
      <NextLinks payAgain={payAgain} />
    </MessagePage>
  )
}

function NextLinks({ payAgain }: { payAgain?: string | undefined }) {
  return (
    <p className="message-page__actions">
      {payAgain && (
        <LinkButton to={payAgain} look="primary">
          Try Again
        </LinkButton>
      )}
      <LinkButton to="/tours" look={payAgain ? undefined : 'primary'}>
        Browse More Tours
      </LinkButton>
      <LinkButton to="/">Return Home</LinkButton>
    </p>
  )
}
