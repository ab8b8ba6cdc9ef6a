import { depsContext } from '../../context.ts'
import { pageTitle } from '../../sections/page-title.ts'
import { StaticMarkup } from '../../sections/static-markup.tsx'
import { CardGrid } from '../../sections/tour-card/card-grid.tsx'
import { TripFinder } from '../home/trip-finder/trip-finder.tsx'
import type { Route } from './+types/page.ts'
import { DAYS, FilterSpecimen } from './filter-specimen.tsx'
import { Tokens } from './layout/both-themes.tsx'
import { Chapter, Specimen } from './layout/chapter.tsx'
import { ContentsLine } from './layout/contents-line.tsx'
import { specimensOf } from './layout/specimens.tsx'
import styleguideCss from './styleguide.css?url'
import { ToastSpecimen } from './toast-specimen.tsx'
import { useForcedStates } from './use-forced-states.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styleguideCss }]

export function loader({ context }: Route.LoaderArgs) {
  return specimensOf(context.get(depsContext).catalogue)
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Style guide') }]

/** The design system, shown with the real components. Served by `npm run dev` only. */
export default function StyleguidePage({ loaderData: guide }: Route.ComponentProps) {
  useForcedStates()
  const chapters = [
    {
      id: 'colour',
      title: 'Colour',
      lead: 'The picture is the colour. Around it: paper, ink, one green, and one marigold action.',
      content: <StaticMarkup markup={guide.colours} />,
    },
    {
      id: 'type',
      title: 'Type',
      lead: 'Two faces for both alphabets. Sentence case, never capitals; headings never under 20 px.',
      content: <StaticMarkup markup={guide.typefaces} />,
    },
    {
      id: 'shape',
      title: 'Shape',
      lead: 'A corner says what a thing is: paper, control, ticket or filter.',
      content: <StaticMarkup markup={guide.shape} />,
    },
    {
      id: 'buttons',
      title: 'Buttons',
      lead: 'One marigold button in view. It says what happens next.',
      content: <StaticMarkup markup={guide.buttons} />,
    },
    {
      id: 'forms',
      title: 'Forms',
      lead: 'A label above, a hint below, and a mistake in words at the place where it was made.',
      content: (
        <>
          <StaticMarkup markup={guide.forms} />
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
          <StaticMarkup markup={guide.notices} />
          <ToastSpecimen />
          <StaticMarkup markup={guide.lastingMessages} />
        </>
      ),
    },
    {
      id: 'icons',
      title: 'Icons',
      lead: 'One sprite, one stroke, always beside a word or with a name for screen readers.',
      content: <StaticMarkup markup={guide.icons} />,
    },
    {
      id: 'ticket',
      title: 'Ticket',
      lead: 'The body holds the choice, the stub the price and the action.',
      content: (
        <>
          <Specimen file="pages/home/trip-finder/trip-finder.tsx">
            <TripFinder counts={guide.tripCounts} days={DAYS} origin="" />
          </Specimen>
          <StaticMarkup markup={guide.tickets} />
        </>
      ),
    },
    {
      id: 'line',
      title: 'Line',
      lead: 'Rails and sleepers are drawn by the stylesheet. A marigold station is an end, or where you are.',
      content: <StaticMarkup markup={guide.lines} />,
    },
    {
      id: 'cards',
      title: 'Cards',
      lead: 'A printed poster on the page, facts before adjectives, the whole card one link.',
      content: (
        <>
          <StaticMarkup markup={guide.sheets} />
          <Specimen file="sections/tour-card/tour-card.tsx">
            <CardGrid cards={guide.cards} />
          </Specimen>
          <StaticMarkup markup={guide.postCards} />
        </>
      ),
    },
    {
      id: 'vehicles',
      title: 'Vehicles',
      lead: 'Three on one road, each as long as it really is. Under every page stands the ridge.',
      content: <StaticMarkup markup={guide.vehicles} />,
    },
    {
      id: 'posters',
      title: 'Posters',
      lead: 'Every drawing in 4:3, with the point that stays in view, and the crops that the site cuts from it.',
      content: <StaticMarkup markup={guide.posters} />,
    },
  ]
  return (
    <div className="guide">
      <Tokens value={guide.tokens}>
        <StaticMarkup markup={guide.ideas} />
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
