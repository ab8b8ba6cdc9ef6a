import { data } from 'react-router'
import { listTours } from '#content/catalogue.ts'
import { type PosterName, posters } from '#content/posters.ts'
import { listPosts } from '#content/posts.ts'
import { pageTitle } from '../../sections/page-title.ts'
import { posterPicture } from '../../sections/picture-of.ts'
import { postCardOf } from '../../sections/post-card/post-card-of.ts'
import { cardOf } from '../../sections/tour-card/card-of.ts'
import tokensCss from '../../styles/tokens.css?raw'
import { ICON_NAMES } from '../../ui/icon-names.ts'
import { PRIVATE_HEADERS } from '../../unavailable.ts'
import { destinationsOf } from '../home/destinations.ts'
import { lineUpOf } from '../home/line-up-of.ts'
import { stationsOf } from '../home/stations.ts'
import type { Route } from './+types/page.ts'
import { Buttons } from './buttons.tsx'
import { Cards } from './cards.tsx'
import { Chapter } from './chapter.tsx'
import { Colours } from './colours.tsx'
import { ContentsLine } from './contents-line.tsx'
import { Forms } from './forms.tsx'
import { Icons } from './icons.tsx'
import { Ideas } from './ideas.tsx'
import { Lines } from './lines.tsx'
import { Messages } from './messages.tsx'
import { Posters } from './posters.tsx'
import { Shape } from './shape.tsx'
import { useShownStates } from './shown-states.ts'
import styleguideCss from './styleguide.css?url'
import { Tickets } from './tickets.tsx'
import { readTokens } from './tokens.ts'
import { Typefaces } from './typefaces.tsx'
import { Vehicles } from './vehicles.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styleguideCss }]

export function loader() {
  const trips = listTours('kanchanaburi')
  return data(
    {
      tokens: readTokens(tokensCss),
      trips: trips.slice(0, 2).map((tour) => cardOf(tour)),
      day: trips[0]?.itinerary ?? [],
      posts: listPosts().slice(0, 3).map(postCardOf),
      stations: stationsOf(),
      vehicles: lineUpOf(),
      destinations: destinationsOf(),
      posters: (Object.keys(posters) as PosterName[]).map((name) => ({ name, ...posterPicture(name) })),
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
      content: <Colours tokens={guide.tokens} />,
    },
    {
      id: 'type',
      title: 'Type',
      lead: 'Two faces for both alphabets. Sentence case, never capitals; headings never under 20 px.',
      content: <Typefaces tokens={guide.tokens} />,
    },
    {
      id: 'shape',
      title: 'Shape',
      lead: 'A corner says what a thing is: paper, control, ticket or filter.',
      content: <Shape tokens={guide.tokens} />,
    },
    {
      id: 'buttons',
      title: 'Buttons',
      lead: 'One marigold button in view. It says what happens next.',
      content: <Buttons />,
    },
    {
      id: 'forms',
      title: 'Forms',
      lead: 'A label above, a hint below, and a mistake in words at the place where it was made.',
      content: <Forms />,
    },
    {
      id: 'messages',
      title: 'Messages',
      lead: 'What happened, and what to do now. Never by colour alone.',
      content: <Messages />,
    },
    {
      id: 'icons',
      title: 'Icons',
      lead: 'One sprite, one stroke, always beside a word or with a name for screen readers.',
      content: <Icons />,
    },
    {
      id: 'ticket',
      title: 'Ticket',
      lead: 'The body holds the choice, the stub the price and the action.',
      content: <Tickets trip={guide.trips[0]} destinations={guide.destinations} />,
    },
    {
      id: 'line',
      title: 'Line',
      lead: 'Rails and sleepers are drawn by the stylesheet. A marigold station is an end, or where you are.',
      content: <Lines stations={guide.stations} day={guide.day} />,
    },
    {
      id: 'cards',
      title: 'Cards',
      lead: 'A printed poster on the page, facts before adjectives, the whole card one link.',
      content: <Cards trips={guide.trips} posts={guide.posts} />,
    },
    {
      id: 'vehicles',
      title: 'Vehicles',
      lead: 'Three on one road, each as long as it really is. Under every page stands the ridge.',
      content: <Vehicles vehicles={guide.vehicles} />,
    },
    {
      id: 'posters',
      title: 'Posters',
      lead: 'Every drawing in 4:3, with the point that stays in view, and the crops that the site cuts from it.',
      content: <Posters posters={guide.posters} />,
    },
  ]
  const counts = [
    { count: guide.tokens.length, of: 'tokens' },
    { count: ICON_NAMES.length, of: 'icons' },
    { count: guide.posters.length, of: 'posters' },
  ]
  return (
    <div className="guide">
      <Ideas counts={counts} trip={guide.trips[0]} day={guide.day} />
      <ContentsLine chapters={chapters} />
      {chapters.map(({ id, title, lead, content }) => (
        <Chapter key={id} {...{ id, title, lead }}>
          {content}
        </Chapter>
      ))}
    </div>
  )
}
