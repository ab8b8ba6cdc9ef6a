import { html } from 'hono/html'
import { bahtFromSatang, formatBaht } from '#money/money.rules.ts'
import type { FakeSession } from './sessions.ts'

/** Stripe's checkout page, in plain forms. */
export function payPage(session: FakeSession, message = '') {
  const button = (verb: string, label: string) =>
    html`<form method="post" action="/c/pay/${session.id}/${verb}"><button>${label}</button></form>`
  return page(html`
    <h1>${session.description}</h1>
    <p role="alert">${message}</p>
    ${button('pay', `Pay ${formatBaht(bahtFromSatang(session.amount_total ?? 0))}`)}
    ${session.payment_method_types.includes('promptpay') ? button('promptpay', 'Scan the PromptPay code') : ''}
    ${button('decline', 'Decline the card')}
    ${button('cancel', 'Cancel')}
  `)
}

export function closedPage() {
  return page(html`<h1>This checkout is no longer open.</h1>`)
}

function page(body: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="en"><head><title>Fake Stripe</title></head><body>${body}</body></html>`
}
