import type { ReactNode } from 'react'
import { type PosterName, posters } from '#content/posters.ts'
import { listPosts } from '#content/posts.ts'
import { type Catalogue, listTours } from '#domain/catalogue.ts'
import { renderMarkup } from '../../render-markup.tsx'
import { pictureNamed } from '../../sections/picture-of.ts'
import { postCardOf } from '../../sections/post-card/post-card-of.ts'
import { cardOf } from '../../sections/tour-card/card-of.ts'
import tokensCss from '../../styles/tokens.css?raw'
import { ICON_NAMES } from '../../ui/icon-names.ts'
import { destinationsOf } from '../home/destinations.ts'
import { lineUpOf } from '../home/line-up-of.ts'
import { stationsOf } from '../home/stations.ts'
import { Tokens } from './both-themes.tsx'
import { Buttons } from './buttons.tsx'
import { PostCards, Sheets } from './cards.tsx'
import { Colours } from './colours.tsx'
import { Forms } from './forms.tsx'
import { Icons } from './icons.tsx'
import { Ideas } from './ideas.tsx'
import { Lines } from './lines.tsx'
import { LastingMessages, Notices } from './messages.tsx'
import { Posters } from './posters.tsx'
import { Shape } from './shape.tsx'
import { Tickets } from './tickets.tsx'
import { readTokens } from './tokens.ts'
import { Typefaces } from './typefaces.tsx'
import { Vehicles } from './vehicles.tsx'

/** Everything that is made on the server, as markup: the page itself also runs in the browser. */
export function specimensOf(catalogue: Catalogue) {
  const tokens = readTokens(tokensCss)
  const trips = listTours(catalogue, 'kanchanaburi')
  const cards = trips.slice(0, 2).map((tour) => cardOf(tour))
  const day = trips[0]?.itinerary ?? []
  const drawings = (Object.keys(posters) as PosterName[]).map((name) => ({ name, ...pictureNamed(name) }))
  const counts = [
    { count: tokens.length, of: 'tokens' },
    { count: ICON_NAMES.length, of: 'icons' },
    { count: drawings.length, of: 'posters' },
  ]
  const markup = (parts: ReactNode) => renderMarkup('/styleguide', <Tokens value={tokens}>{parts}</Tokens>)
  return {
    tokens,
    destinations: destinationsOf(catalogue),
    ideas: markup(<Ideas counts={counts} trip={cards[0]} day={day} />),
    colours: markup(<Colours tokens={tokens} />),
    typefaces: markup(<Typefaces tokens={tokens} />),
    shape: markup(<Shape tokens={tokens} />),
    buttons: markup(<Buttons />),
    forms: markup(<Forms />),
    notices: markup(<Notices />),
    lastingMessages: markup(<LastingMessages />),
    icons: markup(<Icons />),
    tickets: markup(cards[0] && <Tickets trip={cards[0]} />),
    lines: markup(<Lines stations={stationsOf(catalogue)} day={day} />),
    sheets: markup(<Sheets />),
    cards,
    postCards: markup(<PostCards posts={listPosts().slice(0, 3).map(postCardOf)} />),
    vehicles: markup(<Vehicles vehicles={lineUpOf(catalogue)} />),
    posters: markup(<Posters posters={drawings} />),
  }
}
