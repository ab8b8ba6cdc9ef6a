import type { ReactNode } from 'react'
import { tripCounts } from '#app/pages/home/trip-finder/trip-counts.ts'
import { stationsOf } from '#app/pages/home/trips/distance-stations.ts'
import { vehicleViewsOf } from '#app/pages/home/vehicles/vehicle-views.ts'
import { renderMarkup } from '#app/render-markup.tsx'
import { pictureNamed } from '#app/sections/picture-of.ts'
import { postCardOf } from '#app/sections/post-card/post-card-of.ts'
import { cardOf } from '#app/sections/tour-card/card-of.ts'
import tokensCss from '#app/styles/tokens.css?raw'
import { ICON_NAMES } from '#app/ui/icon-names.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { listPosts } from '#content/markdown/posts.ts'
import { type PosterName, posters } from '#content/pictures/posters.ts'
import { type Catalogue, listTours } from '#domain/catalogue/catalogue.ts'
import { guestStops } from '#domain/catalogue/tour.ts'
import { Buttons } from '../buttons.tsx'
import { PostCards, Rails, Sheets } from '../cards.tsx'
import { Forms } from '../forms.tsx'
import { Icons } from '../icons.tsx'
import { Ideas } from '../ideas.tsx'
import { Lines } from '../lines.tsx'
import { Notices, StaticMessages } from '../messages.tsx'
import { Posters } from '../posters.tsx'
import { Tickets } from '../tickets.tsx'
import { Colours } from '../tokens/colours.tsx'
import { Shape } from '../tokens/shape.tsx'
import { readTokens } from '../tokens/tokens.ts'
import { Typefaces } from '../tokens/typefaces.tsx'
import { Vehicles } from '../vehicles.tsx'
import { Tokens } from './both-themes.tsx'

/** The specimens that the server renders to markup, so that the browser loads only the interactive ones. */
export function specimensOf(catalogue: Catalogue) {
  const tokens = readTokens(tokensCss)
  const trips = listTours(catalogue, 'kanchanaburi')
  const cards = trips.slice(0, 2).map((tour) => cardOf(tour, defaultRules))
  const day = guestStops(trips[0]?.itinerary ?? [])
  const drawings = (Object.keys(posters) as PosterName[]).map((name) => ({ name, ...pictureNamed(name) }))
  const counts = [
    { count: tokens.length, of: 'tokens' },
    { count: ICON_NAMES.length, of: 'icons' },
    { count: drawings.length, of: 'posters' },
  ]
  const markup = (parts: ReactNode) => renderMarkup('/styleguide', <Tokens value={tokens}>{parts}</Tokens>)
  return {
    tokens,
    tripCounts: tripCounts(catalogue),
    ideas: markup(<Ideas counts={counts} trip={cards[0]} day={day} />),
    colours: markup(<Colours tokens={tokens} />),
    typefaces: markup(<Typefaces tokens={tokens} />),
    shape: markup(<Shape tokens={tokens} />),
    buttons: markup(<Buttons />),
    forms: markup(<Forms />),
    notices: markup(<Notices />),
    lastingMessages: markup(<StaticMessages />),
    icons: markup(<Icons />),
    tickets: markup(cards[0] && <Tickets trip={cards[0]} />),
    lines: markup(<Lines stations={stationsOf(catalogue)} day={day} />),
    sheets: markup(
      <>
        <Sheets />
        <Rails />
      </>,
    ),
    cards,
    postCards: markup(<PostCards posts={listPosts().slice(0, 3).map(postCardOf)} />),
    vehicles: markup(<Vehicles vehicles={vehicleViewsOf(catalogue)} />),
    posters: markup(<Posters posters={drawings} />),
  }
}
