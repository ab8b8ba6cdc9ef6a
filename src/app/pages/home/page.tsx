import { listTours } from '#content/catalogue.ts'
import { company } from '#content/company.ts'
import { ORIGINS } from '#domain/tour.ts'
import { cardOf } from '../../sections/tour-card/card-of.ts'
import type { Route } from './+types/page.ts'
import { FirstTrips } from './first-trips.tsx'
import { Hero } from './hero.tsx'
import { LineUp } from './line-up.tsx'
import { lineUpOf } from './line-up-of.ts'
import { StartTicket } from './start-ticket.tsx'

const SHOWN = 6

export function loader() {
  return {
    lists: ORIGINS.map((region) => {
      const tours = listTours(region)
      return { region, count: tours.length, cards: tours.slice(0, SHOWN).map((tour) => cardOf(tour)) }
    }),
    vehicles: lineUpOf(),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: `${company.name}: private drivers and day trips in ${company.town}` },
  {
    name: 'description',
    content: `A private car, SUV or van with driver for ${company.town} and the River Kwai, from your hotel in Bangkok or in town. One price for the whole vehicle.`,
  },
]

export default function Home({ loaderData: { lists, vehicles } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <StartTicket />
      {lists.map((list) => (
        <FirstTrips key={list.region} {...list} />
      ))}
      <LineUp vehicles={vehicles} />
    </>
  )
}
