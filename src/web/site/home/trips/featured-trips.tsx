import type { ReactNode } from 'react'
import type { TourCardView } from '../../../parts/tour-card/card-of.ts'
import { TourCard } from '../../../parts/tour-card/tour-card.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

type FeaturedTripsProps = {
  id: string
  title: string
  lead: string
  cards: readonly TourCardView[]
  more: { to: string; label: string }
  /** Content between the title and the cards. */
  children?: ReactNode
}

export function FeaturedTrips({ id, title, lead, cards, more, children }: FeaturedTripsProps) {
  return (
    <section className="first-trips wrap" aria-labelledby={id}>
      <div className="page-head">
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
      <ul className="first-trips__cards swipe-list">
        {cards.map((card) => (
          <li key={card.id}>
            <TourCard card={card} />
          </li>
        ))}
      </ul>
      <p className="more">
        <LinkButton to={more.to}>
          {more.label}
          <Icon name="arrow" />
        </LinkButton>
      </p>
    </section>
  )
}
