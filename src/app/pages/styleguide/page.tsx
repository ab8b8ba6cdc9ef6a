import type { ReactNode } from 'react'
import { data } from 'react-router'
import { type PosterName, posters } from '#content/posters.ts'
import { listPosts } from '#content/posts.ts'
import { listTours } from '#domain/catalogue.ts'
import { depsContext } from '../../context.ts'
import { pageTitle } from '../../sections/page-title.ts'
import { pictureNamed } from '../../sections/picture-of.ts'
import { postCardOf } from '../../sections/post-card/post-card-of.ts'
import { Still } from '../../sections/still.tsx'
import { CardGrid } from '../../sections/tour-card/card-grid.tsx'
import { cardOf } from '../../sections/tour-card/card-of.ts'
import { stillMarkup } from '../../still-markup.tsx'
import tokensCss from '../../styles/tokens.css?raw'
import { ICON_NAMES } from '../../ui/icon-names.ts'
import { PRIVATE_HEADERS } from '../../unavailable.ts'
import { destinationsOf } from '../home/destinations.ts'
import { FindTicket } from '../home/find-ticket.tsx'
import { lineUpOf } from '../home/line-up-of.ts'
import { stationsOf } from '../home/stations.ts'
import type { Route } from './+types/page.ts'
import { Tokens } from './both-themes.tsx'
import { Buttons } from './buttons.tsx'
import { PostCards, Sheets } from './cards.tsx'
import { Chapter, Specimen } from './chapter.tsx'
import { Colours } from './colours.tsx'
import { ContentsLine } from './contents-line.tsx'
import { FilterSpecimen } from './filter-specimen.tsx'
import { Forms } from './forms.tsx'
import { Icons } from './icons.tsx'
import { Ideas } from './ideas.tsx'
import { Lines } from './lines.tsx'
import { LastingMessages, Notices } from './messages.tsx'
import { Posters } from './posters.tsx'
import { Shape } from './shape.tsx'
import { useShownStates } from './shown-states.ts'
import styleguideCss from './styleguide.css?url'
import { Tickets } from './tickets.tsx'
import { ToastSpecimen } from './toast-specimen.tsx'
import { readTokens } from './tokens.ts'
import { Typefaces } from './typefaces.tsx'
import { Vehicles } from './vehicles.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styleguideCss }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(depsContext)
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
  const still = (parts: ReactNode) => stillMarkup(url.pathname, <Tokens value={tokens}>{parts}</Tokens>)
  return data(
    {
      tokens,
      destinations: destinationsOf(catalogue),
      ideas: still(<Ideas counts={counts} trip={cards[0]} day={day} />),
      colours: still(<Colours tokens={tokens} />),
      typefaces: still(<Typefaces tokens={tokens} />),
      shape: still(<Shape tokens={tokens} />),
      buttons: still(<Buttons />),
      forms: still(<Forms />),
      notices: still(<Notices />),
      lastingMessages: still(<LastingMessages />),
      icons: still(<Icons />),
      tickets: still(cards[0] && <Tickets trip={cards[0]} />),
      lines: still(<Lines stations={stationsOf(catalogue)} day={day} />),
      sheets: still(<Sheets />),
      cards,
      postCards: still(<PostCards posts={listPosts().slice(0, 3).map(postCardOf)} />),
      vehicles: still(<Vehicles vehicles={lineUpOf(catalogue)} />),
      posters: still(<Posters posters={drawings} />),
    },
    { headers: PRIVATE_HEADERS },
  )
}

export function headers() {
  return PRIVATE_HEADERS
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Style guide') },
  { name: 'robots', content: 'noindex' },
]

/** The system at a glance, made of the parts themselves: what they become, this page shows. */
export default function StyleguidePage({ loaderData: guide }: Route.ComponentProps) {
  useShownStates()
  const chapters = [
    {
      id: 'colour',
      title: 'Colour',
      lead: 'The picture is the colour. Around it: paper, ink, one green, and one marigold action.',
      content: <Still markup={guide.colours} />,
    },
    {
      id: 'type',
      title: 'Type',
      lead: 'Two faces for both alphabets. Sentence case, never capitals; headings never under 20 px.',
      content: <Still markup={guide.typefaces} />,
    },
    {
      id: 'shape',
      title: 'Shape',
      lead: 'A corner says what a thing is: paper, control, ticket or filter.',
      content: <Still markup={guide.shape} />,
    },
    {
      id: 'buttons',
      title: 'Buttons',
      lead: 'One marigold button in view. It says what happens next.',
      content: <Still markup={guide.buttons} />,
    },
    {
      id: 'forms',
      title: 'Forms',
      lead: 'A label above, a hint below, and a mistake in words at the place where it was made.',
      content: (
        <>
          <Still markup={guide.forms} />
          <FilterSpecimen />
        </>
      ),
    },
    {
      id: 'messages',
      title: 'Messages',
      lead: 'What happened, and what to do now. Never by colour alone.',
      content: (
        <>
          <Still markup={guide.notices} />
          <ToastSpecimen />
          <Still markup={guide.lastingMessages} />
        </>
      ),
    },
    {
      id: 'icons',
      title: 'Icons',
      lead: 'One sprite, one stroke, always beside a word or with a name for screen readers.',
      content: <Still markup={guide.icons} />,
    },
    {
      id: 'ticket',
      title: 'Ticket',
      lead: 'The body holds the choice, the stub the price and the action.',
      content: (
        <>
          <Specimen file="pages/home/find-ticket.tsx">
            <FindTicket destinations={guide.destinations} />
          </Specimen>
          <Still markup={guide.tickets} />
        </>
      ),
    },
    {
      id: 'line',
      title: 'Line',
      lead: 'Rails and sleepers are drawn by the stylesheet. A marigold station is an end, or where you are.',
      content: <Still markup={guide.lines} />,
    },
    {
      id: 'cards',
      title: 'Cards',
      lead: 'A printed poster on the page, facts before adjectives, the whole card one link.',
      content: (
        <>
          <Still markup={guide.sheets} />
          <Specimen file="sections/tour-card/tour-card.tsx">
            <CardGrid cards={guide.cards} />
          </Specimen>
          <Still markup={guide.postCards} />
        </>
      ),
    },
    {
      id: 'vehicles',
      title: 'Vehicles',
      lead: 'Three on one road, each as long as it really is. Under every page stands the ridge.',
      content: <Still markup={guide.vehicles} />,
    },
    {
      id: 'posters',
      title: 'Posters',
      lead: 'Every drawing in 4:3, with the point that stays in view, and the crops that the site cuts from it.',
      content: <Still markup={guide.posters} />,
    },
  ]
  return (
    <div className="guide">
      <Tokens value={guide.tokens}>
        <Still markup={guide.ideas} />
        <ContentsLine chapters={chapters} />
        {chapters.map(({ id, title, lead, content }) => (
          <Chapter key={id} {...{ id, title, lead }}>
            {content}
          </Chapter>
        ))}
      </Tokens>
    </div>
  )
}
