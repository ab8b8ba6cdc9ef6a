import { href } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { GuestLink } from './guest-link.tsx'
import { moneyAddress } from './money-address.ts'
import { RefundForm } from './refund-form.tsx'
import type { MoneyView } from './view/load-money.ts'
import type { Mismatch } from './view/mismatches.ts'

/** What the provider says beside what we say, with what can be done about it. */
export function MismatchPanel({ money }: { money: MoneyView }) {
  const { mismatches, paid, checked } = money
  const back = moneyAddress(money)
  return (
    <section className="panel" aria-labelledby="mismatches">
      <div className="panel__head">
        <h2 id="mismatches">Does not match</h2>
        <p>
          {agreement(money)} {!checked?.isSilent && checked?.text}
        </p>
      </div>
      {mismatches.length === 0 && paid.viaProvider === 0 && (
        <p className="panel__empty muted">Nothing to check.</p>
      )}
      <ol>
        {mismatches.map((mismatch, index) => (
          <li className="mismatch fit-wide ruled pad-row gap-4 gap-x-16" key={mismatch.id}>
            <p className="column">
              <GuestLink guest={mismatch.guest} withReference />
            </p>
            <dl className="facts">
              <div>
                <dt className="muted">Provider</dt>
                <dd>{mismatch.provider}</dd>
              </div>
              <div>
                <dt className="muted">We</dt>
                <dd>{mismatch.ours}</dd>
              </div>
              {mismatch.providerId && (
                <div>
                  <dt className="muted">Id</dt>
                  <dd>{mismatch.providerId}</dd>
                </div>
              )}
            </dl>
            <div>
              <p>
                {mismatch.what} {mismatch.advice}
              </p>
              <Answers mismatch={mismatch} back={back} isFirst={index === 0} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Answers({ mismatch, back, isFirst }: { mismatch: Mismatch; back: string; isFirst: boolean }) {
  const { refund, paymentId, guest } = mismatch
  const about = guest.reference ? `${guest.name}, ${guest.reference}` : guest.name
  return (
    <div className="cluster middle gap-4 gap-x-8">
      {refund && (
        <RefundForm refund={refund} about={about} back={back} look={isFirst ? 'primary' : 'outline'} />
      )}
      {paymentId && (
        <details>
          <summary className="inline-flex middle touch river strong">
            Take it off the list<span className="visually-hidden">, {about}</span>
          </summary>
          <form method="post" action={href('/admin/resolve-payment')}>
            <input type="hidden" name="paymentId" value={paymentId} />
            <input type="hidden" name="back" value={back} />
            <p>The guest has either the trip or a refund.</p>
            <Button type="submit">
              Yes, take it off<span className="visually-hidden">, {about}</span>
            </Button>
          </form>
        </details>
      )}
    </div>
  )
}

function agreement({ paid: { agreeing, viaProvider }, mismatches, title }: MoneyView): string {
  if (viaProvider === 0) return `No card or PromptPay payments in ${title}.`
  if (mismatches.length === 0 && agreeing === viaProvider)
    return viaProvider === 1 ? 'The only payment matches.' : `All ${viaProvider} payments match.`
  return `${agreeing} of ${viaProvider} payments in ${title} match.`
}
