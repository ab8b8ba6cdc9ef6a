import { Form, useNavigation } from 'react-router'
import { formatBaht } from '#money/money.rules.ts'
import { Button } from '../../ui/button.tsx'
import { useIsOffline } from '../offline/use-is-offline.ts'
import type { PassPayment } from './pass-payment.ts'

/** How what is due is paid, with the button that leads to the checkout. */
export function PayDue({ payment, payPath }: { payment: PassPayment; payPath: string }) {
  const { how, processing, isDeposit, cardUntil, byCardBaht } = payment
  const isBusy = useNavigation().formMethod === 'POST'
  const isOffline = useIsOffline()
  if (processing)
    return (
      <p className="pass__small" role="status">
        {processing}
      </p>
    )
  return (
    <>
      <p className="pass__small">
        {isDeposit ? `Please pay the deposit ${how}. Pay the rest ` : 'Pay it '}
        {cardUntil && (
          <>
            {how} until <time dateTime={cardUntil.at}>{cardUntil.words}</time>, or{' '}
          </>
        )}
        in cash to your driver.
      </p>
      {byCardBaht !== null && (
        <Form method="post" action={payPath}>
          <input type="hidden" name="seenBaht" value={byCardBaht} />
          <Button type="submit" look="primary" wide disabled={isBusy || isOffline}>
            {isBusy ? 'Processing...' : `Pay ${formatBaht(byCardBaht)} ${how}`}
          </Button>
        </Form>
      )}
    </>
  )
}
