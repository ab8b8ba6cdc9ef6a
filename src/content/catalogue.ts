import { createHash } from 'node:crypto'
import type { Catalogue } from '#domain/catalogue.ts'
import type { Tour } from '#domain/tour.ts'
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
 * The catalogue that is shipped with the site: the trips of `tours` with the prices of the price list. Only what puts
 * the site together imports it; everything else is handed a catalogue.
 */
export const catalogue: Catalogue = {
  version: createHash('sha256').update(JSON.stringify(tours)).digest('hex').slice(0, 12),
  tours,
}
