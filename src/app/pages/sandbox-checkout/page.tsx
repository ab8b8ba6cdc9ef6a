import { data, Form, redirect } from 'react-router'
import { sentenceOf } from '#content/sentences.ts'
import { bahtFromSatang, formatBaht } from '#domain/money.ts'
import type { Deps } from '#operations/deps.ts'
import { payInSandbox } from '#operations/payments/pay-in-sandbox.ts'
import { HTTP_STATUS } from '#operations/refusal.ts'
import { depsContext } from '../../context.ts'
import { checkBudget, readForm } from '../../form-post.ts'
import { PRIVATE_HEADERS } from '../../private-headers.ts'
import { ErrorPage } from '../../sections/error-page/error-page.tsx'
import { pageTitle } from '../../sections/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'
import { orUnavailable } from '../../unavailable.ts'
import type { Route } from './+types/page.ts'

async function findCheckout(deps: Deps, sessionId: string) {
  const checkout = await orUnavailable(
    deps.sandboxCheckouts?.findDetails(sessionId) ?? Promise.resolve(undefined),
  )
  if (!checkout) throw data(null, { status: 404 })
  return checkout
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { description, reference, amountSatang, status } = await findCheckout(
    context.get(depsContext),
    params.sessionId,
  )
  return data(
    { description, reference, status, amount: formatBaht(bahtFromSatang(amountSatang)) },
    { headers: PRIVATE_HEADERS },
  )
}

export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const checkout = await findCheckout(deps, params.sessionId)
  const choice = (await readForm(request)).get('choice')
  const over = await checkBudget({ pattern, context })
  if (over) return data({ problem: sentenceOf(over.problem) }, { status: HTTP_STATUS[over.reason] })
  if (choice === 'cancel') return redirect(checkout.cancelUrl)
  if (choice !== 'pay')
    return data({ problem: 'Your card was declined. Please try another card.' }, { status: 402 })
  const outcome = await orUnavailable(payInSandbox(deps, params.sessionId))
  if (outcome === 'paid') return redirect(checkout.successUrl)
  return data({ problem: 'This checkout can no longer be paid.' }, { status: 409 })
}

export function headers() {
  return PRIVATE_HEADERS
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Sandbox checkout') },
  { name: 'robots', content: 'noindex' },
]

export default function SandboxCheckoutPage({ loaderData: checkout, actionData }: Route.ComponentProps) {
  return (
    <div className="summary wrap">
      <header className="summary__head">
        <h1>Sandbox checkout</h1>
        <p>This page stands in for the payment provider. No card is asked for and no money moves.</p>
      </header>
      {actionData?.problem && (
        <Notice tone="error">
          <p role="alert">{actionData.problem}</p>
        </Notice>
      )}
      <Form method="post">
        <Ticket wide>
          <TicketBody>
            <h2>{checkout.description}</h2>
            <p>Reference {checkout.reference}</p>
            {checkout.status !== 'open' && (
              <p>
                {checkout.status === 'complete' ? 'This checkout is paid.' : 'This checkout has run out.'}
              </p>
            )}
          </TicketBody>
          <TicketStub className="summary__stub">
            <PriceText size="stub">{checkout.amount}</PriceText>
            {checkout.status === 'open' && (
              <>
                <Button type="submit" name="choice" value="pay" look="primary" wide>
                  Pay {checkout.amount}
                </Button>
                <Button type="submit" name="choice" value="decline" wide>
                  Decline the card
                </Button>
              </>
            )}
            <Button type="submit" name="choice" value="cancel" look="quiet" wide>
              Cancel
            </Button>
          </TicketStub>
        </Ticket>
      </Form>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
