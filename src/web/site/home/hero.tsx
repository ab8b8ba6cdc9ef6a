import { sitePosters } from '#content/pictures/site-posters.ts'

export function Hero() {
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
        <p>
          Hotel pickup in Kanchanaburi or Bangkok, at a time that suits you, and one price for the whole
          vehicle.
        </p>
      </div>
    </div>
  )
}
