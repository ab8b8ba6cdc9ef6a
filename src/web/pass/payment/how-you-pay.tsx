import { Form, useNavigation } from 'react-router'
import { TermText } from '../../parts/prose/term-text.tsx'
import { Button } from '../../ui/button.tsx'
import { useIsOffline } from '../offline/use-is-offline.ts'
import type { PassPayment } from './pass-payment.ts'

/**
 * How what is due is paid and what to bring. Of two ways the guest chooses one: only the checkout has a button, because for
 * cash there is nothing to do before the day.
 */
export function HowYouPay({ payment, payPath }: { payment: PassPayment | null; payPath: string }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const isOffline = useIsOffline()
  if (!payment) return null
  const { title, pay, processing, ways, byCardBaht, isChoice, cancelling } = payment
  const words = ways.map((way) => (
    <p key={way.title}>
      <b className="block">{way.title}</b>
      <span className="muted size-small">
        <TermText sentence={way.text} />
      </span>
    </p>
  ))
  const choice = (
    <div role="radiogroup" aria-labelledby="pay-title">
      {ways.map((way, index) => (
        <label className="radio-card" key={way.title}>
          <input
            type="radio"
            name="way"
            value={way.isOnline ? 'online' : 'cash'}
            defaultChecked={index === 0}
          />
          <span className="radio-card__text">
            <b className="block">{way.title}</b>
            <span className="radio-card__note">
              <TermText sentence={way.text} />
            </span>
          </span>
        </label>
      ))}
    </div>
  )
  return (
    <section className="pass__panel stack gap-12 pad-panel raised-ticket measure" aria-labelledby="pay-title">
      <h2 id="pay-title">{title}</h2>
      {processing && <p role="status">{processing}</p>}
      {!processing && byCardBaht === null && words}
      {byCardBaht !== null && (
        <Form method="post" action={payPath} className="pass__pay stack gap-12">
          {isChoice ? choice : words}
          <input type="hidden" name="seenBaht" value={byCardBaht} />
          <Button type="submit" look="primary" wide disabled={isBusy || isOffline}>
            {isBusy ? 'Processing...' : pay}
          </Button>
        </Form>
      )}
      {cancelling && (
        <p className="pass__small">
          <TermText sentence={cancelling} />
        </p>
      )}
    </section>
  )
}
