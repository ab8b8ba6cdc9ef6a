import { ratingWords } from '#content/claims.ts'
import { sitePosters } from '#content/pictures/site-posters.ts'
import type { Rating } from '#guests/reviews/reputation.rules.ts'
import { Icon } from '../../ui/icon.tsx'

/** The poster with the promise and, once there are enough reviews of guests, their rating. For the loader. */
export function Hero({ rating }: { rating: Rating | undefined }) {
  const stars = rating && ratingWords(rating)
  return (
    <div className="hero">
      <picture className="hero__art">
        <source media="(max-width: 720px)" srcSet="/art/hero-bridge-tall.svg" />
        <img src="/art/hero-bridge.svg" alt={sitePosters['hero-bridge'].alt} fetchPriority="high" />
      </picture>
      <div className="hero__text wrap">
        <h1>
          The River Kwai, <br />
          with your own driver.
        </h1>
        <p>Hotel pickup in Bangkok or Kanchanaburi, one price for the whole car.</p>
        {stars && (
          <p className="hero__rating">
            <Icon name="star" /> <b>{stars.average}</b> {stars.guests}
          </p>
        )}
      </div>
    </div>
  )
}
