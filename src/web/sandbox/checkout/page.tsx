import { data, Form, redirect } from 'react-router'
import { payInSandbox } from '#money/checkouts/pay-in-sandbox.ts'
import { bahtFromSatang, formatBaht } from '#money/money.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { unlistedMeta } from '../../parts/head/page-title.ts'
import { overBudget } from '../../shell/access/spend-budgets.tsx'
import { depsContext } from '../../shell/context.ts'
import { readForm } from '../../shell/form-post.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { Notice } from '../../ui/notice.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'
import type { Route } from './+types/page.ts'
import { CheckoutActs } from './checkout-acts.tsx'

/** What the buttons of the page do; any other press declines the card, which changes nothing. */
const ACTS = ['pay', 'scan', 'arrive', 'refuse'] as const

async function findCheckout(deps: Deps, sessionId: string) {
  const checkout = await orUnavailable(
    deps.sandboxCheckouts?.findDetails(sessionId) ?? Promise.resolve(undefined),
  )
  if (!checkout) throw data(null, { status: 404 })
  return checkout
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { description, reference, amountSatang, status, methods, authorises, successUrl } =
    await findCheckout(context.get(depsContext), params.sessionId)
  return {
    ...{ description, reference, status, authorises, successUrl },
    hasPromptPay: methods.includes('promptpay'),
    amount: formatBaht(bahtFromSatang(amountSatang)),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const checkout = await findCheckout(deps, params.sessionId)
  const choice = (await readForm(request)).get('choice')
  const over = overBudget({ context })
  if (over) return data({ problem: sentenceOf(over.problem) }, { status: HTTP_STATUS[over.reason] })
  if (choice === 'cancel') return redirect(checkout.cancelUrl)
  const act = ACTS.find((known) => known === choice)
  if (!act) return data({ problem: 'Your card was declined. Please try another card.' }, { status: 402 })
  if (!(await orUnavailable(payInSandbox(deps, params.sessionId, act))))
    return data({ problem: 'This checkout can no longer be paid.' }, { status: 409 })
  return redirect(act === 'scan' ? `/sandbox/checkout/${params.sessionId}` : checkout.successUrl)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData ? `Sandbox checkout, ${loaderData.reference}` : 'Sandbox checkout')

/** What the page says of a checkout that cannot be paid any more, or not yet again. */
const STATUS_TEXTS = {
  open: null,
  processing: 'The code was paid in a banking app, and the bank hasn’t answered yet.',
  authorised: 'The money is reserved on the card, and charged when the booking is confirmed.',
  released: 'What was reserved on the card has been released.',
  complete: 'This checkout is paid.',
  failed: 'The bank has declined the payment.',
  expired: 'This checkout has expired.',
} as const

export default function SandboxCheckoutPage({ loaderData: checkout, actionData }: Route.ComponentProps) {
  const statusText = STATUS_TEXTS[checkout.status]
  return (
    <div className="summary wrap stack gap-24">
      <header>
        <h1>Sandbox checkout</h1>
        <p className="muted above-8">
          This page stands in for the payment provider. No card is asked for and no money moves.
        </p>
      </header>
      <Form method="post">
        <Ticket wide>
          <TicketBody>
            <h2 className="size-card below-8">{checkout.description}</h2>
            <p>Reference {checkout.reference}</p>
            {checkout.status === 'open' && checkout.authorises && (
              <p>The card is only authorised: it’s charged when the booking is confirmed.</p>
            )}
            {statusText && <p>{statusText}</p>}
            {actionData?.problem && (
              <Notice tone="error">
                <p role="alert">{actionData.problem}</p>
              </Notice>
            )}
          </TicketBody>
          <TicketStub className="summary__stub column gap-12">
            <PriceText size="stub">{checkout.amount}</PriceText>
            <CheckoutActs checkout={checkout} />
          </TicketStub>
        </Ticket>
      </Form>
    </div>
  )
}

export const ErrorBoundary = ErrorPage
