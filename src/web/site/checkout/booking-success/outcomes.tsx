import type { ReactNode } from 'react'
import type { TermSentence } from '#bookings/cancelling/booking-terms.words.ts'
import { formatBaht } from '#money/money.rules.ts'
import { waitForBank } from '#money/payments/payment.words.ts'
import { formatDay } from '#platform/time/calendar.ts'
import { AutoRedirectHome, AutoRefresh } from '../../../parts/auto-refresh.tsx'
import { FactList } from '../../../parts/booking-facts/fact-list.tsx'
import { StubReference } from '../../../parts/booking-facts/stub-reference.tsx'
import { companyWhatsappLink } from '../../../parts/contact-links.ts'
import { MessagePage } from '../../../parts/poster-page/message-page.tsx'
import { TermText } from '../../../parts/prose/term-text.tsx'
import { AnchorButton, LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PriceText } from '../../../ui/price-text.tsx'
import { Ticket, TicketBody, TicketStub } from '../../../ui/ticket.tsx'
import type { Unpaid } from '../find-unpaid.ts'

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
  /** When the guest learns who drives. */
  driverTold: string
  /** What cancelling costs from now on; null when no terms were agreed. */
  cancelling: TermSentence | null
}

export function PaymentSuccessful({
  message,
  details,
  reference,
  contactWhen,
  driverTold,
  cancelling,
}: PaymentSuccessfulProps) {
  return (
    <div className="summary wrap stack gap-24">
      <header>
        <h1>Payment Successful!</h1>
        <p className="muted above-8">{message}</p>
      </header>
      {details && (
        <PaymentTicket details={details} reference={reference} label="Paid">
          <p className="above-16">
            We’ll contact you {contactWhen} with your pickup time. {driverTold}
          </p>
          {cancelling && (
            <p className="above-16">
              <TermText sentence={cancelling} />. Your trip pass has the button; its link is in your email.
            </p>
          )}
        </PaymentTicket>
      )}
      <NextLinks />
    </div>
  )
}

/** The booking that was paid or authorised; `label` says which. */
function PaymentTicket({
  details,
  reference,
  label,
  children,
}: {
  details: NonNullable<PaymentSuccessfulProps['details']>
  reference: PaymentSuccessfulProps['reference']
  label: string
  children: ReactNode
}) {
  return (
    <Ticket wide>
      <TicketBody>
        <h2 className="size-card below-8">{details.tourName}</h2>
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
        {children}
      </TicketBody>
      <TicketStub className="summary__stub column gap-12">
        <p>{label}</p>
        <PriceText size="stub">{formatBaht(details.amount)}</PriceText>
        <StubReference reference={reference} />
      </TicketStub>
    </Ticket>
  )
}

/** On request: nothing is charged until a person confirms. */
export function PaymentAuthorised({
  message,
  details,
  reference,
}: Pick<PaymentSuccessfulProps, 'message' | 'details' | 'reference'>) {
  return (
    <div className="summary wrap stack gap-24">
      <header>
        <h1>We’ve got your request</h1>
        <p className="muted above-8">{message}</p>
      </header>
      {details && (
        <PaymentTicket details={details} reference={reference} label="Authorised, not charged">
          <p className="above-16">We’ll email you when we’ve checked that a driver is free.</p>
        </PaymentTicket>
      )}
      <NextLinks />
    </div>
  )
}

export function CheckingPayment() {
  return (
    <Message title="We’re checking your payment" first={null}>
      <p role="status">
        We haven’t heard from the payment provider yet. This page checks again every few seconds. Please don’t
        pay a second time.
      </p>
      <AutoRefresh />
    </Message>
  )
}

export function ProcessingPayment() {
  return (
    <Message title="Your bank is working on it" first={null}>
      <p role="status">
        {waitForBank} You don’t have to wait here: we’ll email you as soon as it’s settled. Most banks take a
        moment, some a little longer.
      </p>
      <AutoRefresh />
    </Message>
  )
}

/** `payAgain` leads to the summary of the booking, for a guest who has its address. */
type NotPaidProps = { text: string; payAgain?: string | undefined; unpaid?: Unpaid | undefined }

export function PaymentFailed({ text, payAgain, unpaid }: NotPaidProps) {
  return (
    <Message title="Payment Verification Failed" first={<PayOrAsk payAgain={payAgain} />}>
      <WhatIsUnpaid unpaid={unpaid} />
      <p role="alert">{text}</p>
      <p>{"We couldn't verify your payment. Please contact us for assistance."}</p>
    </Message>
  )
}

/** The guest completed the checkout, and the bank refused the payment afterwards. */
export function PaymentRefused({ text, payAgain, unpaid }: NotPaidProps) {
  return (
    <Message title="Your payment didn’t go through" first={<PayOrAsk payAgain={payAgain} />}>
      <WhatIsUnpaid unpaid={unpaid} />
      <p role="alert">{text}</p>
    </Message>
  )
}

/** Above the news: which trip it is about, for how much, and whether the vehicle is still held. */
function WhatIsUnpaid({ unpaid }: Pick<NotPaidProps, 'unpaid'>) {
  if (!unpaid) return null
  return (
    <p>
      <b>
        {unpaid.trip}, {unpaid.sum}
      </b>
      {unpaid.held && <span className="block">{unpaid.held}</span>}
    </p>
  )
}

export function NoPaymentSession() {
  return (
    <Message title="No payment session found.">
      <p role="alert">This page opens after a payment. We’ll take you to our home page in a moment.</p>
      <AutoRedirectHome />
    </Message>
  )
}

/** `first`: the button for what comes next; null where the guest only waits. */
type NextLinksProps = { first?: ReactNode }

function Message({ title, first, children }: NextLinksProps & { title: string; children: ReactNode }) {
  return (
    <MessagePage title={title} poster="hero-bridge">
      {children}
      <NextLinks first={first} />
    </MessagePage>
  )
}

function NextLinks({ first }: NextLinksProps) {
  return (
    <p className="message-page__actions">
      {first}
      <LinkButton to="/tours" look={first === undefined ? 'primary' : undefined}>
        Browse More Tours
      </LinkButton>
      <LinkButton to="/">Return Home</LinkButton>
    </p>
  )
}

/** Pays again, or asks us where that is not possible. */
function PayOrAsk({ payAgain }: Pick<NotPaidProps, 'payAgain'>) {
  return payAgain ? (
    <LinkButton to={payAgain} look="primary">
      Try Again
    </LinkButton>
  ) : (
    <AnchorButton href={companyWhatsappLink} look="primary" target="_blank" rel="noopener">
      <Icon name="chat" />
      Message us
    </AnchorButton>
  )
}
