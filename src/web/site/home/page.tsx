import { data, href } from 'react-router'
import { listRemoteTours } from '#catalogue/list-remote-tours.ts'
import { withPhotos } from '#catalogue/photos/with-photos.ts'
import { isOrigin } from '#catalogue/tour.rules.ts'
import { driveBetween } from '#catalogue/transfers/drive.words.ts'
import { durationSentence } from '#content/catalogue/duration-sentence.ts'
import { examplesNote } from '#content/claims.ts'
import { company } from '#content/company.ts'
import { faqOf } from '#content/faq.ts'
import { listPosts } from '#content/markdown/posts.ts'
import { daysAhead } from '#fleet/availability/availability-query.rules.ts'
import { findDaysAhead } from '#fleet/availability/find-days-ahead.ts'
import { nextFreeSentence } from '#fleet/availability/free-all-day.words.ts'
import { findPublicFleet } from '#fleet/find-public-fleet.ts'
import { findPostcards, findReputation } from '#guests/reviews/public-reviews.ts'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { businessData } from '../../parts/head/structured-data.ts'
import { NewHouse } from '../../parts/operator/new-house.tsx'
import { newHouseOf } from '../../parts/operator/new-house-view.ts'
import { driversOnHome } from '../../parts/operator/operator-view.ts'
import { sharedPictureOf } from '../../parts/picture-of.ts'
import { postCardOf } from '../../parts/post-card/post-card-of.ts'
import { StaticMarkup } from '../../parts/static-markup.tsx'
import { depsContext } from '../../shell/context.ts'
import { FirstViewEnd } from '../../shell/document/placeholders.tsx'
import { HOME } from '../../shell/page-handles.ts'
import { renderMarkup } from '../../shell/render-markup.tsx'
import type { Route } from './+types/page.ts'
import { BlogTeasers } from './blog-teasers.tsx'
import { ChatBubble } from './chat-bubble.tsx'
import { ClaimsRow } from './claims-row.tsx'
import { FaqList } from './faq-list.tsx'
import { alongTheWay } from './gallery/along-the-way.ts'
import { Gallery } from './gallery/gallery.tsx'
import { Hero } from './hero.tsx'
import { factsOf } from './people/facts.ts'
import { People } from './people/people.tsx'
import { StatsBand } from './stats-band.tsx'
import { testimonialViews } from './testimonials/testimonial-views.ts'
import { Testimonials } from './testimonials/testimonials.tsx'
import { finderDays, tripCounts } from './trip-finder/trip-counts.ts'
import { TripFinder } from './trip-finder/trip-finder.tsx'
import { DistanceLine } from './trips/distance-line.tsx'
import { stationsOf } from './trips/distance-stations.ts'
import { featuredCards, featuredTours } from './trips/featured-cards.ts'
import { FeaturedTrips } from './trips/featured-trips.tsx'
import { ThingsToDo } from './trips/things-to-do.tsx'
import { VehicleLineUp } from './vehicles/vehicle-line-up.tsx'
import { vehicleViewsOf } from './vehicles/vehicle-views.ts'

const TEASERS_SHOWN = 6

export const handle = HOME

export async function loader({ url, context }: Route.LoaderArgs) {
  const origin = url.searchParams.get('origin')
  const deps = context.get(depsContext)
  const [reputation, postcards, publicFleet, catalogue, remote, week] = await Promise.all([
    findReputation(deps),
    findPostcards(deps),
    findPublicFleet(deps),
    withPhotos(deps),
    listRemoteTours(deps),
    findDaysAhead(deps),
  ])
  const days = daysAhead(deps.now())
  const free = nextFreeSentence(week, days.first)
  const counts = tripCounts(deps.catalogue, remote)
  const testimonials = testimonialViews(deps.catalogue, reputation)
  const samples = testimonials.filter(({ isSample }) => isSample).length
  const vehicles = vehicleViewsOf(deps.catalogue)
  const { rating } = reputation
  const facts = factsOf(rating, vehicles[0]?.from ?? '', deps.rules().cancellation)
  const home = {
    hero: renderMarkup(href('/'), <Hero rating={rating} />),
    choices: renderMarkup(
      href('/'),
      <>
        <FirstViewEnd />
        {free && <p className="wrap muted size-small above-16">{free}</p>}
        <People drivers={driversOnHome(publicFleet)} facts={facts} />
        <ClaimsRow figures={reputation} />
        <VehicleLineUp vehicles={vehicles} />
        <ThingsToDo counts={counts} />
      </>,
    ),
    numbers: renderMarkup(href('/'), <StatsBand figures={reputation} />),
    reading: renderMarkup(
      href('/'),
      <>
        {reputation.isNew && (
          <div className="wrap above-48">
            <NewHouse house={newHouseOf(deps.rules(), publicFleet)} />
          </div>
        )}
        <BlogTeasers teasers={listPosts().slice(0, TEASERS_SHOWN).map(postCardOf)} />
        <FaqList faq={faqOf(deps.rules())} />
      </>,
    ),
    shared: sharedPictureOf('hero-bridge'),
    data: [businessData(deps.publicUrl, rating)],
    counts,
    week: finderDays(week, remote),
    days,
    origin: isOrigin(origin) ? origin : ('bangkok' as const),
    bangkok: featuredCards(catalogue, 'bangkok', deps.rules()),
    bangkokLead: `Kanchanaburi town is ${driveBetween('bangkok', 'kanchanaburi')} by car. ${durationSentence(featuredTours(catalogue, 'bangkok'))}`,
    kanchanaburi: featuredCards(catalogue, 'kanchanaburi', deps.rules()),
    stations: stationsOf(deps.catalogue),
    photos: alongTheWay(postcards),
    testimonials,
    note: examplesNote(testimonials.length, samples),
  }
  // Counts without the remote tours, because their source failed, must not be cached.
  return data(home, remote ? {} : { headers: { 'cache-control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    title: `${company.name}: private drivers and day trips in ${company.town}`,
    description: `A private car, SUV or van with driver for ${company.town} and the River Kwai, from your hotel in Bangkok or in town. One price for the whole vehicle.`,
    path: href('/'),
    publicUrl: matches[0].loaderData.publicUrl,
    image: loaderData?.shared,
    data: loaderData?.data,
  })

export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <StaticMarkup markup={home.hero} />
      <TripFinder counts={home.counts} week={home.week} days={home.days} origin={home.origin} />
      <StaticMarkup markup={home.choices} />
      <FeaturedTrips
        id="from-bangkok"
        title="From Bangkok and back in a day"
        lead={home.bangkokLead}
        cards={home.bangkok}
        more={{ to: href('/pre-made-trips-bangkok'), label: 'All Bangkok Tours' }}
      />
      <FeaturedTrips
        id="from-kanchanaburi"
        title="How far would you like to go?"
        lead={`Already in Kanchanaburi? Your day starts at your door. ${home.stations.length} local trips, sorted by distance.`}
        cards={home.kanchanaburi}
        more={{ to: href('/pre-made-trips-kanchanaburi'), label: 'All Kanchanaburi Tours' }}
      >
        <DistanceLine stations={home.stations} />
      </FeaturedTrips>
      <Gallery photos={home.photos} />
      <StaticMarkup markup={home.numbers} />
      <Testimonials testimonials={home.testimonials} note={home.note} />
      <StaticMarkup markup={home.reading} />
      <ChatBubble />
    </>
  )
}
