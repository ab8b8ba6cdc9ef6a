import { Form, useNavigation } from 'react-router'
import { TermText } from '../../parts/prose/term-text.tsx'
import { Button } from '../../ui/button.tsx'
import { useIsOffline } from '../offline/use-is-offline.ts'
import type { PassPayment } from './pass-payment.ts'

/** How what is due is paid and what to bring, with the button that leads to the checkout. */
export function HowYouPay({ payment, payPath }: { payment: PassPayment | null; payPath: string }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const isOffline = useIsOffline()
  if (!payment) return null
  const { title, pay, processing, ways, byCardBaht } = payment
  return (
    <section className="pass__panel stack gap-12 pad-panel raised-ticket measure" aria-labelledby="pay-title">
      <h2 id="pay-title">{title}</h2>
      {processing ? (
        <p role="status">{processing}</p>
      ) : (
        ways.map((way) => (
          <p key={way.title}>
            <b className="block">{way.title}</b>
            <span className="muted size-small">
              <TermText sentence={way.text} />
            </span>
          </p>
        ))
      )}
      {byCardBaht !== null && (
        <Form method="post" action={payPath}>
          <input type="hidden" name="seenBaht" value={byCardBaht} />
          <Button type="submit" look="primary" wide disabled={isBusy || isOffline}>
            {isBusy ? 'Processing...' : pay}
          </Button>
        </Form>
      )}
    </section>
  )
}
