import { lineBahtInWords } from '#content/transfers/fare-lines.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import { formatBaht } from '#domain/money.ts'
import { PrivacyNote } from '../../sections/privacy-note.tsx'
import { Button } from '../../ui/button.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import { TicketStub } from '../../ui/ticket.tsx'
import type { TaxiPrice } from './taxi-price.ts'

type PriceStubProps = {
  price: TaxiPrice | undefined
  vehicle: VehicleClass | undefined
  /** For example `by card`; null when nothing can be paid at once. */
  payHow: string | null
  isBusy: boolean
}

/** What the ride costs and the ways to send it. Without a known price it can only be asked for. */
export function PriceStub({ price, vehicle, payHow, isBusy }: PriceStubProps) {
  const known = typeof price === 'object' ? price : undefined
  const total = known && vehicle && formatBaht(known.prices[vehicle])
  const canPay = known && payHow && !known.reason
  return (
    <TicketStub className="request__stub taxi-price">
      <output htmlFor="taxi-pickup taxi-dropoff taxi-vehicle">
        {known && vehicle && (
          <dl>
            {known.lines.map(({ text, ...baht }) => (
              <div key={text}>
                <dt>{text}</dt>
                <dd>{lineBahtInWords(baht[vehicle])}</dd>
              </div>
            ))}
            <div className="taxi-price__sum">
              <dt>Price, all in</dt>
              <dd>
                <PriceText size="stub">{total}</PriceText>
              </dd>
            </div>
          </dl>
        )}
        {known && !vehicle && <b>Choose a vehicle to see the whole price</b>}
        {!known && <b>Price on request</b>}
      </output>
      <p>{known?.reason ?? explanationOf(price)}</p>
      {canPay && (
        <Button type="submit" name="pay" value="card" look="primary" wide disabled={isBusy}>
          {isBusy ? 'Sending…' : total ? `Book and pay ${total}` : `Book and pay ${payHow}`}
        </Button>
      )}
      <Button type="submit" look={canPay ? 'outline' : 'primary'} wide={Boolean(canPay)} disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Send Request'}
      </Button>
      <PrivacyNote />
    </TicketStub>
  )
}

function explanationOf(price: TaxiPrice | undefined): string {
  if (typeof price === 'object')
    return 'For the whole vehicle; fuel, parking and highway fees are included. A request costs nothing now.'
  return price === 'unknown'
    ? 'We have no fixed price for this way. You pay nothing now; we answer with one within 24 hours.'
    : 'You pay nothing now. We answer with one price for the whole vehicle; fuel, parking and highway fees are included in it.'
}
