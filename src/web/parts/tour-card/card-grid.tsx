import type { TourCardView } from './card-of.ts'
import { TourCard } from './tour-card.tsx'
import { wideCards } from './wide-cards.ts'

type CardGridProps = {
  cards: readonly TourCardView[]
  /** The cards are the first content of the page, so the first picture loads eagerly. */
  leads?: boolean
  /** On a phone, cards of a long list show less. */
  compact?: boolean
}

export function CardGrid({ cards, leads = false, compact = false }: CardGridProps) {
  const wide = wideCards(cards.length)
  return (
    <ul className={compact ? 'card-grid card-grid--compact columns-3 gap-32' : 'card-grid columns-3 gap-32'}>
      {cards.map((card, index) => (
        <li key={card.id} className={wide.has(index) ? 'card-grid__wide' : undefined}>
          <TourCard card={card} wide={wide.has(index)} eager={leads && index === 0} />
        </li>
      ))}
    </ul>
  )
}
