import { company } from '#content/company.ts'
import { PosterArt } from '../../sections/poster-art.tsx'

export function TaxiHero() {
  return (
    <header className="taxi__hero wrap">
      <div>
        <h1>{company.town} taxi service</h1>
        <p>
          One driver, one car, from door to door: between {company.town}, Bangkok, the airports and wherever
          you go next. Tell us the ride and we answer with the price for the whole vehicle.
        </p>
      </div>
      <div className="sheet">
        <PosterArt poster="airport-welcome" eager />
      </div>
    </header>
  )
}
