import { lineBahtInWords } from '#catalogue/transfers/fare-lines.words.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { PrivacyNote } from '../../parts/privacy-note.tsx'
import { TermText } from '../../parts/prose/term-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import type { TaxiPrice } from './taxi-price.ts'
import type { TaxiTerms } from './taxi-terms.ts'
import { knownPriceOf, type RidePrice } from './use-taxi-price.ts'

export type SendRideProps = {
  price: RidePrice
  terms: TaxiTerms
  vehicleClass: VehicleClass | undefined
  /** For example `by card`; null when nothing can be paid at once. */
  payHow: string | null
  isBusy: boolean
}

/** What the price is made of, the ways to send the ride, and the terms. Without a known price it can only be asked for. */
export function SendRide({ price, terms, vehicleClass, payHow, isBusy }: SendRideProps) {
  const known = knownPriceOf(price)
  const canPay = known && payHow && !known.reason
  const deposit = vehicleClass && known?.deposits?.[vehicleClass]
  const sum = known && vehicleClass && (deposit?.now ?? formatBaht(known.prices[vehicleClass]))
  return (
    <>
      <div className="taxi-send__price">
        {known && vehicleClass && <PriceLines price={known} vehicleClass={vehicleClass} />}
        <p>{known?.reason ?? explanationOf(price)}</p>
      </div>
      <div className="taxi-send__ways">
        {canPay && (
          <Button type="submit" name="pay" value="card" look="primary" wide disabled={isBusy}>
            {isBusy ? 'Sending…' : payButton(terms.pay, sum ?? payHow)}
          </Button>
        )}
        <Button type="submit" look={canPay ? 'outline' : 'primary'} wide disabled={isBusy}>
          {isBusy ? 'Sending…' : 'Send Request'}
        </Button>
        <PrivacyNote />
      </div>
      <ul className="taxi-send__terms">
        <li>
          <Icon name="shield" />
          <b>
            <TermText sentence={terms.cancel} />
          </b>
        </li>
        {canPay && (
          <li>
            <Icon name="card" />
            <span>
              {terms.pay.means} {deposit?.card}
            </span>
          </li>
        )}
        <li>
          <Icon name="mail" />
          <span>
            Send Request: {terms.request} {deposit?.request}
          </span>
        </li>
        <li>
          <Icon name="clock" />
          <span>{terms.waiting}</span>
        </li>
      </ul>
    </>
  )
}

function payButton({ onlyIfConfirmed }: TaxiTerms['pay'], sum: string): string {
  return onlyIfConfirmed ? `Pay ${sum} if we confirm` : `Book and pay ${sum}`
}

type PriceLinesProps = { price: Exclude<TaxiPrice, 'unknown'>; vehicleClass: VehicleClass }

function PriceLines({ price: { lines, prices }, vehicleClass }: PriceLinesProps) {
  return (
    <dl>
      {lines.map(({ text, ...baht }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{lineBahtInWords(baht[vehicleClass])}</dd>
        </div>
      ))}
      <div className="ruled strong">
        <dt>Price, all in</dt>
        <dd>
          <PriceText size="row">{formatBaht(prices[vehicleClass])}</PriceText>
        </dd>
      </div>
    </dl>
  )
}

function explanationOf(price: RidePrice): string {
  if (price === 'unknown')
    return 'We have no fixed price for this route. Send us the ride, and we reply with one price for the whole vehicle.'
  return 'One price for the whole vehicle, with fuel, parking and highway fees.'
}
