import type { TourCardView } from './card-of.ts'
import { TourCard } from './tour-card.tsx'
import { wideCards } from './wide-cards.ts'

export function CardGrid({
  cards,
  showAudience,
}: {
  cards: readonly TourCardView[]
  showAudience?: boolean
}) {
  const wide = wideCards(cards.length)
  return (
    <ul className="card-grid">
      {cards.map((card, index) => (
        <li key={card.id} className={wide.has(index) ? 'card-grid__wide' : undefined}>
          <TourCard card={card} wide={wide.has(index)} showAudience={showAudience} />
        </li>
      ))}
    </ul>
  )
}
