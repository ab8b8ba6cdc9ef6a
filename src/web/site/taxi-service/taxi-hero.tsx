import { company } from '#content/company.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { PosterArt } from '../../parts/poster-art.tsx'

export function TaxiHero() {
  return (
    <header className="taxi__hero wrap">
      <div>
        <h1>{company.town} taxi service</h1>
        <p>
          Pick two places and see the price for the whole vehicle, with fuel, tolls, parking and{' '}
          {transferPrices.waiting.freeMinutes.airport} minutes’ wait at the airport.
        </p>
      </div>
      <div className="sheet">
        <PosterArt poster="airport-welcome" eager />
      </div>
    </header>
  )
}
