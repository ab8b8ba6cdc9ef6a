import type { TourPrices } from '#catalogue/fare.rules.ts'

const fromBangkok = (car: number, suv: number, van: number): TourPrices => ({
  byOrigin: { bangkok: { car, suv, van } },
})
const fromKanchanaburi = (car: number, suv: number, van?: number): TourPrices => ({
  byOrigin: { kanchanaburi: van === undefined ? { car, suv } : { car, suv, van } },
})

/**
 * Every price of the business, whole baht for the whole vehicle with driver, fuel, parking and highway fees,
 * by tour id. Change a price here and nowhere else.
 */
export const priceList: Record<string, TourPrices> = {
  // Day trips from Bangkok, in the order of the list.
  'death-railway-historical-journey': fromBangkok(4500, 5500, 6500),
  'erawan-death-railway': {
    byOrigin: {
      bangkok: { car: 5300, suv: 5800, van: 6300 },
      kanchanaburi: { car: 4300, suv: 4800, van: 5300 },
    },
  },
  'elephant-sanctuary-tour': { flat: 3100 },
  'full-day-highlights': { flat: 3500 },
  'river-kwai-bridge-train': { flat: 2200 },
  'sai-yok-waterfall': { flat: 2600 },
  'hellfire-pass-memorial': { flat: 1800 },
  'floating-market-tour': { flat: 2100 },
  'muang-sing-khmer-temple': { flat: 2400 },
  'tiger-cave-temple': { flat: 1600 },
  'mallika-city': { flat: 1900 },
  'ayutthaya-drop-off': { flat: 2700 },
  'skywalk-two-rivers': { flat: 1400 },
  'giant-raintree-temples': { flat: 1700 },
  'old-street-evening': { flat: 1200 },

  // Longer editions from Bangkok, each with a page of its own.
  'floating-market-kanchanaburi': fromBangkok(5300, 5800, 6300),
  'kanchanaburi-historical-highlights': fromBangkok(4500, 5500, 6500),
  'river-kwai-hellfire-pass': fromBangkok(5300, 5800, 6300),

  // Day trips from Kanchanaburi, in the order of the list.
  'historical-immersion': fromKanchanaburi(4300, 4800, 5200),
  'erawan-falls-cave': fromKanchanaburi(4800, 5300, 5700),
  'cultural-journey': fromKanchanaburi(5200, 5700, 6100),
  'river-kwai-adventure': fromKanchanaburi(4600, 5100, 5500),
  'hidden-gems': fromKanchanaburi(5800, 6300),
  'ethical-elephant': fromKanchanaburi(6200, 6700, 7100),
  'city-essentials': fromKanchanaburi(3500, 4000, 4400),
  'temples-markets': fromKanchanaburi(3800, 4300, 4700),
  'active-exploration': fromKanchanaburi(5000, 5500),
  'relaxation-views': fromKanchanaburi(4500, 5000, 5400),

  // Shorter editions from Kanchanaburi, each with a page of its own.
  'erawan-cave-exploration': fromKanchanaburi(4300, 4800, 5300),
  'ethical-elephant-sanctuary': fromKanchanaburi(4300, 4800, 5300),
}
