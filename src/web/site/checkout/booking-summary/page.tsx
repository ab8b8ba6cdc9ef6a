import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { withPhotos } from '#catalogue/photos/with-photos.ts'
import { findPayableByLink, PASS_LINKS } from '#guests/links/find-by-link.ts'
import { formatBaht } from '#money/money.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { FAILURE_TITLES, FAILURES } from '#platform/problems/failures.words.ts'
import { FactList } from '../../../parts/booking-facts/fact-list.tsx'
import { StubReference } from '../../../parts/booking-facts/stub-reference.tsx'
import { ErrorPage } from '../../../parts/error-page/error-page.tsx'
import { unlistedMeta } from '../../../parts/head/page-title.ts'
import { PosterArt } from '../../../parts/poster-art.tsx'
import { TermText } from '../../../parts/prose/term-text.tsx'
import { keepFormOnFailure } from '../../../parts/request-form/keep-form-on-failure.ts'
import { ProblemList } from '../../../parts/request-form/problem-list.tsx'
import type { Notice as FormNotice } from '../../../parts/request-form/refused-form.ts'
import { depsContext } from '../../../shell/context.ts'
import { CHAT_AT_END } from '../../../shell/page-handles.ts'
import { orUnavailable } from '../../../shell/unavailable.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PriceText } from '../../../ui/price-text.tsx'
import { Ticket, TicketBody, TicketStub } from '../../../ui/ticket.tsx'
import type { Route } from './+types/page.ts'
import { readLinkFacts, type SummaryView, summaryOfBooking, summaryOfLink } from './summary-view.ts'

export const handle = CHAT_AT_END

export { action } from './action.ts'

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, {
    title: FAILURE_TITLES['payment-not-started'],
    text: FAILURES['payment-not-started'],
    advice: 'Please check your connection.',
  })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const offered = async () => ({ catalogue: await withPhotos(deps), nowMs: deps.now(), ...deps.rules() })
  const token = url.searchParams.get('booking')
  if (token) {
    const booking = await orUnavailable(findPayableByLink(deps.db.read, token, PASS_LINKS, deps.now()))
    if (!booking) throw data(null, { status: 404 })
    return { ...summaryOfBooking(await offered(), booking, token), checkout: checkoutSentence(deps) }
  }
  const facts = readLinkFacts((key) => url.searchParams.get(key))
  if (!facts.tripName || !facts.customerName || !facts.customerEmail) throw redirect('/explore-trips')
  const view = { linkPrice: url.searchParams.get('tripPrice'), requestId: randomUUID() }
  return { ...summaryOfLink(await offered(), facts, view), checkout: checkoutSentence(deps) }
}

/** With what and where is paid, below the button. */
function checkoutSentence({ sandboxCheckouts, rules }: Deps): string {
  if (sandboxCheckouts) return 'This is a trial: the next page takes no money and asks for no card.'
  const more = rules().checkoutMethods.includes('promptpay') ? ', Mastercard or PromptPay' : ' or Mastercard'
  return `Visa${more}. You pay at Stripe. We never see the card.`
}

export const meta: Route.MetaFunction = () => unlistedMeta('Booking summary')

/** Reads the price again after a refusal, because the guest must see a new price; not while the site is unavailable. */
export function shouldRevalidate({ actionStatus }: { actionStatus?: number }) {
  return actionStatus !== 503
}

export default function BookingSummaryPage({
  loaderData: summary,
  actionData: answer,
}: Route.ComponentProps) {
  const isChangeable = !(summary.isPaid || summary.isRequested || summary.cardsOff)
  return (
    <div className="summary wrap">
      <div className="stack gap-24">
        <header>
          <h1>Booking summary</h1>
          <p className="muted above-8">{leadOf(summary)}</p>
        </header>
        <Ticket wide>
          <TicketBody className="grid gap-24">
            <section className="summary__trip grid at-top gap-24" aria-labelledby="summary-trip">
              {summary.poster && <PosterArt poster={summary.poster} alt="" eager />}
              <div>
                <Title id="summary-trip" change={isChangeable && summary.changePath}>
                  {summary.tourTitle}
                </Title>
                <FactList facts={summary.facts} />
                {summary.more.length > 0 && (
                  <details className="summary__more">
                    <summary>More about this trip</summary>
                    <FactList facts={summary.more} />
                  </details>
                )}
              </div>
            </section>
            <section className="summary__customer" aria-labelledby="summary-customer">
              <Title id="summary-customer" change={isChangeable && summary.changePath}>
                Your details
              </Title>
              <FactList facts={summary.customer} />
            </section>
          </TicketBody>
          <TicketStub className="summary__stub column gap-12">
            <PaymentStub summary={withRequestId(summary, answer?.values.requestId)} notice={answer?.notice} />
            {summary.reference && <StubReference reference={summary.reference} />}
          </TicketStub>
        </Ticket>
        <LinkButton to={summary.tourPath} look="quiet">
          Back to Trip Details
        </LinkButton>
      </div>
      {isChangeable && summary.priceBaht !== null && (
        <div className="booking-bar">
          <p className="size-meta">
            <PriceText>{formatBaht(summary.priceBaht)}</PriceText>
            {summary.vehicleName}, whole vehicle
          </p>
          <PayButton summary={summary} />
        </div>
      )}
    </div>
  )
}

/** The heading of a block, beside it the way to change what it says. */
function Title({ id, change, children }: { id: string; change: string | false; children: ReactNode }) {
  return (
    <div className="cluster middle spread gap-x-16 below-8">
      <h2 className="size-card" id={id}>
        {children}
      </h2>
      {change && (
        <Link className="river medium touch centred" to={change} aria-describedby={id}>
          Change
        </Link>
      )}
    </div>
  )
}

const PAY_FORM = 'pay'

/** In the bar of a phone it stands outside of its form. */
function PayButton({ summary: { priceBaht, parts, onRequest, how } }: { summary: SummaryView }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const sum = formatBaht(parts?.depositBaht ?? priceBaht ?? 0)
  return (
    <Button type="submit" form={PAY_FORM} look="primary" disabled={isBusy}>
      {isBusy ? 'Processing...' : `Pay ${sum} ${onRequest ? 'if we confirm' : how}`}
    </Button>
  )
}

function leadOf({ isPaid, isRequested, cardsOff, onRequest, parts }: SummaryView): string {
  if (isPaid) return parts ? 'This booking is confirmed.' : 'This booking is paid and confirmed.'
  if (isRequested) return 'We’ve got your request and will reply soon. You haven’t been charged.'
  if (cardsOff) return 'This trip isn’t booked yet, and you haven’t been charged.'
  if (onRequest)
    return 'Please check the details. On the next page you authorise your card; it’s charged only when we confirm.'
  return 'Please check the details. You pay on the next page. You won’t be charged until then.'
}

type Summary = SummaryView & { checkout: string }

/** After a refusal the button sends the same request again. */
function withRequestId(summary: Summary, requestId: string | undefined): Summary {
  return requestId ? { ...summary, hidden: { ...summary.hidden, requestId } } : summary
}

type PaymentStubProps = { summary: Summary; notice: FormNotice | undefined }

function PaymentStub({ summary, notice }: PaymentStubProps) {
  if (summary.priceBaht === null) {
    return (
      <>
        <h2>Payment</h2>
        <p>This trip is no longer available with this vehicle. Please choose it again from our list.</p>
        <LinkButton to="/tours" look="primary" wide>
          See all trips
        </LinkButton>
      </>
    )
  }
  const { parts } = summary
  return (
    <>
      <h2 className="size-card below-8">Payment</h2>
      <dl>
        <dt className="muted">{summary.vehicleName}, whole vehicle</dt>
        <dd>
          <PriceText size="stub">{formatBaht(summary.priceBaht)}</PriceText>
        </dd>
        {parts && (
          <>
            <dt className="muted above-8">Deposit</dt>
            <dd>{formatBaht(parts.depositBaht)}</dd>
            <dt className="muted above-8">
              The rest, online until the evening before or in cash to your driver
            </dt>
            <dd>{formatBaht(parts.restBaht)}</dd>
          </>
        )}
      </dl>
      <p className="muted size-small">Driver, fuel, parking and highway fees included. In Thai baht.</p>
      {summary.earlierPriceBaht !== null && !summary.cardsOff && (
        <Notice tone="info">
          <p>
            The price is now {formatBaht(summary.priceBaht)}; you were shown{' '}
            {formatBaht(summary.earlierPriceBaht)}. By paying you agree to the new one.
          </p>
        </Notice>
      )}
      {summary.isPaid ? (
        <>
          <p className="leaf strong">
            <Icon name="check" /> {parts ? 'Confirmed' : 'Paid'}
          </p>
          <LinkButton to={`/booking/${summary.hidden.booking}`} look="primary" wide>
            Open your trip pass
          </LinkButton>
        </>
      ) : summary.isRequested ? (
        <p className="muted size-small">On request: we check first, then confirm.</p>
      ) : summary.cardsOff ? (
        <>
          <p className="muted size-small">{summary.cardsOff}</p>
          <LinkButton to={summary.tourPath} look="primary" wide>
            See how to book it
          </LinkButton>
        </>
      ) : (
        <Form method="post" id={PAY_FORM}>
          {Object.entries(summary.hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {summary.onRequest && <p className="muted size-small">{summary.onRequest}</p>}
          <div className="summary__pay buttons-full">
            <PayButton summary={summary} />
          </div>
          <p className="muted size-small above-8">{summary.checkout}</p>
        </Form>
      )}
      {summary.cancel && !summary.cardsOff && (
        <p className="flex gap-8 medium size-small close icons-low icons-jade">
          <Icon name="shield" />
          <span>
            <TermText sentence={summary.cancel} />
          </span>
        </p>
      )}
      {/* Below the button, so that it does not move the button. */}
      <ProblemList refused={notice && { notice, fields: {} }} order={[]} form="summary" />
    </>
  )
}

export const ErrorBoundary = ErrorPage
