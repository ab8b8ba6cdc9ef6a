import { href } from 'react-router'
import { townNames } from '#content/fleet.ts'
import type { Origin } from '#domain/tour.ts'
import { CardGrid } from '../../sections/tour-card/card-grid.tsx'
import type { TourCardView } from '../../sections/tour-card/card-of.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const WORDS = {
  bangkok: {
    title: 'From Bangkok and back in a day',
    lead: 'Two to three hours by car to the river. You sleep on the way home; the driver does not.',
  },
  kanchanaburi: {
    title: 'Already in Kanchanaburi?',
    lead: 'Then the day starts at your door, and the bridge, the temples and the nearest falls are about an hour away.',
  },
} as const

export function FirstTrips({
  region,
  count,
  cards,
}: {
  region: Origin
  count: number
  cards: readonly TourCardView[]
}) {
  return (
    <section className="first-trips wrap" aria-labelledby={`trips-${region}`}>
      <div className="page-head">
        <h2 id={`trips-${region}`}>{WORDS[region].title}</h2>
        <p>{WORDS[region].lead}</p>
      </div>
      <CardGrid cards={cards} />
      <p className="more">
        <LinkButton to={href('/pre-made-trips/:region', { region })}>
          {`All ${count} trips from ${townNames[region]}`}
          <Icon name="arrow" />
        </LinkButton>
      </p>
    </section>
  )
}
