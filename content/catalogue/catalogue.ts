import { createHash } from 'node:crypto'
import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import type { Tour } from '#catalogue/tour.rules.ts'
import { ayutthayaDropOff } from '../tours/from-bangkok/ayutthaya-drop-off.ts'
import { deathRailwayHistoricalJourney } from '../tours/from-bangkok/death-railway-historical-journey.ts'
import { elephantSanctuaryTour } from '../tours/from-bangkok/elephant-sanctuary-tour.ts'
import { erawanDeathRailway } from '../tours/from-bangkok/erawan-death-railway.ts'
import { floatingMarketTour } from '../tours/from-bangkok/floating-market-tour.ts'
import { fullDayHighlights } from '../tours/from-bangkok/full-day-highlights.ts'
import { hellfirePassMemorial } from '../tours/from-bangkok/hellfire-pass-memorial.ts'
import { mallikaCity } from '../tours/from-bangkok/mallika-city.ts'
import { muangSingKhmerTemple } from '../tours/from-bangkok/muang-sing-khmer-temple.ts'
import { riverKwaiBridgeTrain } from '../tours/from-bangkok/river-kwai-bridge-train.ts'
import { saiYokWaterfall } from '../tours/from-bangkok/sai-yok-waterfall.ts'
import { tigerCaveTemple } from '../tours/from-bangkok/tiger-cave-temple.ts'
import { activeExploration } from '../tours/from-kanchanaburi/active-exploration.ts'
import { cityEssentials } from '../tours/from-kanchanaburi/city-essentials.ts'
import { culturalJourney } from '../tours/from-kanchanaburi/cultural-journey.ts'
import { erawanCaveExploration } from '../tours/from-kanchanaburi/erawan-cave-exploration.ts'
import { erawanFallsCave } from '../tours/from-kanchanaburi/erawan-falls-cave.ts'
import { ethicalElephant } from '../tours/from-kanchanaburi/ethical-elephant.ts'
import { ethicalElephantSanctuary } from '../tours/from-kanchanaburi/ethical-elephant-sanctuary.ts'
import { floatingMarketKanchanaburi } from '../tours/from-kanchanaburi/floating-market-kanchanaburi.ts'
import { giantRaintreeTemples } from '../tours/from-kanchanaburi/giant-raintree-temples.ts'
import { hiddenGems } from '../tours/from-kanchanaburi/hidden-gems.ts'
import { historicalImmersion } from '../tours/from-kanchanaburi/historical-immersion.ts'
import { kanchanaburiHistoricalHighlights } from '../tours/from-kanchanaburi/kanchanaburi-historical-highlights.ts'
import { oldStreetEvening } from '../tours/from-kanchanaburi/old-street-evening.ts'
import { relaxationViews } from '../tours/from-kanchanaburi/relaxation-views.ts'
import { riverKwaiAdventure } from '../tours/from-kanchanaburi/river-kwai-adventure.ts'
import { riverKwaiHellfirePass } from '../tours/from-kanchanaburi/river-kwai-hellfire-pass.ts'
import { skywalkTwoRivers } from '../tours/from-kanchanaburi/skywalk-two-rivers.ts'
import { templesMarkets } from '../tours/from-kanchanaburi/temples-markets.ts'
import { priceList } from './price-list.ts'

/** In the order of the lists: Bangkok first, then Kanchanaburi. */
const trips: readonly Tour[] = [
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

const tours = trips.map((trip) => {
  const prices = priceList[trip.id]
  if (!prices) throw new Error(`no price for ${trip.id}`)
  return { ...trip, prices }
})

/**
 * The catalogue that is shipped with the site: the trips of `tours` with the prices of the price list. Only the content
 * and `src/platform/server/deps.ts` import it; everything else is given a catalogue.
 */
export const catalogue: Catalogue = {
  version: createHash('sha256').update(JSON.stringify(tours)).digest('hex').slice(0, 12),
  tours,
}
