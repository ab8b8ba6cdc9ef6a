import type { ClockTime } from '#domain/clock-time.ts'
import { originsOf, type TourPrices, vehiclesOffered } from '#domain/fare.ts'
import { type Origin, type Tour, tourFrom, townsIn } from '#domain/tour.ts'
import { type Capacity, DEFAULT_CAPACITY } from '#domain/vehicle.ts'
import { priceList } from './price-list.ts'
import { activeExploration } from './tours/active-exploration.ts'
import { ayutthayaDropOff } from './tours/ayutthaya-drop-off.ts'
import { cityEssentials } from './tours/city-essentials.ts'
import { culturalJourney } from './tours/cultural-journey.ts'
import { deathRailwayHistoricalJourney } from './tours/death-railway-historical-journey.ts'
import { elephantSanctuaryTour } from './tours/elephant-sanctuary-tour.ts'
import { erawanCaveExploration } from './tours/erawan-cave-exploration.ts'
import { erawanDeathRailway } from './tours/erawan-death-railway.ts'
import { erawanFallsCave } from './tours/erawan-falls-cave.ts'
import { ethicalElephant } from './tours/ethical-elephant.ts'
import { ethicalElephantSanctuary } from './tours/ethical-elephant-sanctuary.ts'
import { floatingMarketKanchanaburi } from './tours/floating-market-kanchanaburi.ts'
import { floatingMarketTour } from './tours/floating-market-tour.ts'
import { fullDayHighlights } from './tours/full-day-highlights.ts'
import { giantRaintreeTemples } from './tours/giant-raintree-temples.ts'
import { hellfirePassMemorial } from './tours/hellfire-pass-memorial.ts'
import { hiddenGems } from './tours/hidden-gems.ts'
import { historicalImmersion } from './tours/historical-immersion.ts'
import { kanchanaburiHistoricalHighlights } from './tours/kanchanaburi-historical-highlights.ts'
import { mallikaCity } from './tours/mallika-city.ts'
import { muangSingKhmerTemple } from './tours/muang-sing-khmer-temple.ts'
import { oldStreetEvening } from './tours/old-street-evening.ts'
import { relaxationViews } from './tours/relaxation-views.ts'
import { riverKwaiAdventure } from './tours/river-kwai-adventure.ts'
import { riverKwaiBridgeTrain } from './tours/river-kwai-bridge-train.ts'
import { riverKwaiHellfirePass } from './tours/river-kwai-hellfire-pass.ts'
import { saiYokWaterfall } from './tours/sai-yok-waterfall.ts'
import { skywalkTwoRivers } from './tours/skywalk-two-rivers.ts'
import { templesMarkets } from './tours/temples-markets.ts'
import { tigerCaveTemple } from './tours/tiger-cave-temple.ts'

/** Every trip of the business, in the order of the lists: Bangkok first, then Kanchanaburi. */
export const tours: readonly Tour[] = [
  deathRailwayHistoricalJourney,
  erawanDeathRailway,
  elephantSanctuaryTour,
  fullDayHighlights,
  riverKwaiBridgeTrain,
  saiYokWaterfall,
  hellfirePassMemorial,
  floatingMarketTour,
  muangSingKhmerTemple,
  tigerCaveTemple,
  mallikaCity,
  ayutthayaDropOff,
  skywalkTwoRivers,
  giantRaintreeTemples,
  oldStreetEvening,
  floatingMarketKanchanaburi,
  kanchanaburiHistoricalHighlights,
  riverKwaiHellfirePass,
  historicalImmersion,
  erawanFallsCave,
  culturalJourney,
  riverKwaiAdventure,
  hiddenGems,
  ethicalElephant,
  cityEssentials,
  templesMarkets,
  activeExploration,
  relaxationViews,
  erawanCaveExploration,
  ethicalElephantSanctuary,
]

/** The trips on the list of one town, in their order. */
export function listTours(region: Origin): readonly Tour[] {
  return tours.filter((tour) => tour.listed && tour.region === region)
}

/** A trip by its id or one of its aliases. */
export function findTour(id: string): Tour | undefined {
  return tours.find((tour) => tour.id === id || tour.aliases?.includes(id))
}

/** A trip as an integration may name it: by id, alias or title, in any case and punctuation. */
export function findTourByName(name: string): Tour | undefined {
  const wanted = bareWords(name)
  return tours.find((tour) =>
    [tour.id, tour.title, ...(tour.aliases ?? [])].some((known) => bareWords(known) === wanted),
  )
}

function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The prices of a trip of the catalogue. */
export function pricesOf(tour: Tour): TourPrices {
  const prices = priceList[tour.id]
  if (!prices) throw new Error(`no price for ${tour.id}`)
  return prices
}

/** How many guests each vehicle carries on this trip; only vehicles that are sold for it. */
export function capacityOf(tour: Tour): Capacity {
  const seats: Capacity = tour.capacity ?? DEFAULT_CAPACITY
  const sold = vehiclesOffered(pricesOf(tour), tour.region)
  return Object.fromEntries(sold.map((vehicle) => [vehicle, seats[vehicle]]))
}

/** The one address of a trip; every other address that shows it names this one as canonical. */
export function canonicalPath(tour: Tour): string {
  return `/tours/${tour.region}/${tour.id}`
}

/** The town a trip starts from when the guest has not chosen: the one asked for if it is sold, else its own. */
export function originFor(tour: Tour, wanted: string | null): Origin {
  const origins = originsOf(pricesOf(tour))
  return origins.find((origin) => origin === wanted) ?? tour.region
}

/**
 * Where a trip starts that was not booked on its own page, and so what it costs: in the town that the pickup names,
 * because the driver collects the guests there. Only when it names none, the town that was sent with it counts.
 */
export function originOfPickup(tour: Tour, pickup: string, town: string): Origin {
  return originFor(tour, townsIn(pickup)[0] ?? townsIn(town)[0] ?? null)
}

/** When the driver brings the guests back, Bangkok wall-clock. */
export function endOf(tour: Tour, origin: Origin): ClockTime {
  return tourFrom(tour, origin).itinerary.at(-1)?.time ?? '24:00'
}
