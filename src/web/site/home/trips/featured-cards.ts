import { href } from 'react-router'
import { type Catalogue, listTours, type PricedTour } from '#catalogue/catalogue.rules.ts'
import type { Origin, Tour } from '#catalogue/tour.rules.ts'
import { type CardRules, cardOf, type TourCardView } from '../../../parts/tour-card/card-of.ts'

const SHOWN = 6
/** One: the rows of cards are a glimpse, and the page has few bytes left. */
const HIGHLIGHTS_SHOWN = 1
/** Trips from Bangkok whose cards link to the address with the town in it; the others link to the short address. */
const FIXED_PAGES = ['erawan-death-railway']

/** The first trips of a town. For the loader. */
export function featuredCards(catalogue: Catalogue, region: Origin, rules: CardRules): TourCardView[] {
  return featuredTours(catalogue, region).map((tour) => {
    const card = cardOf(tour, rules, { path: featuredPath(tour) })
    return { ...card, highlights: card.highlights.slice(0, HIGHLIGHTS_SHOWN) }
  })
}

export function featuredTours(catalogue: Catalogue, region: Origin): PricedTour[] {
  return listTours(catalogue, region).slice(0, SHOWN)
}

export function featuredPath({ id, region }: Pick<Tour, 'id' | 'region'>): string {
  return region === 'bangkok' && !FIXED_PAGES.includes(id)
    ? `${href('/tours/:id', { id })}?origin=bangkok`
    : href('/tours/:region/:id', { region, id })
}
