import type { Ticket } from '#domain/catalogue/ticket-costs.ts'
import type { Tour } from '#domain/catalogue/tour.ts'

/**
 * What guests pay on the spot, as published for foreigners. Where sources differ it is the highest, so that nobody
 * stands at a gate with too little. Places that are not here are free.
 */
const CHECKED = '2026-11-18'

const parkTicket = { adultBaht: 300, checked: CHECKED } as const

const sanctuary: Ticket = {
  name: 'Elephant sanctuary',
  adultBaht: 2500,
  checked: CHECKED,
  note: '2,000-2,500 baht reported. The sanctuary tells you its price for children.',
}

/** By the ids of `content/map/places.ts` and `content/map/place-points.ts`. A place with another one's ticket has none. */
const ticketsOfPlaces: Readonly<Record<string, Ticket>> = {
  'death-railway-museum': {
    ...{ name: 'Death Railway Museum', adultBaht: 140, checked: CHECKED },
    note: '100-140 baht reported.',
  },
  'jeath-museum': {
    ...{ name: 'JEATH War Museum', adultBaht: 50, checked: CHECKED },
    note: '30-50 baht reported.',
  },
  skywalk: { name: 'Skywalk, shoe covers', adultBaht: 60, checked: CHECKED },
  'mallika-city': {
    ...{ name: 'Mallika City', adultBaht: 250, checked: CHECKED },
    note: 'Without costume hire.',
  },
  'muang-sing': { name: 'Prasat Muang Sing', adultBaht: 100, checked: CHECKED },
  'sai-yok-noi': {
    ...{ name: 'Sai Yok Noi waterfall', adultBaht: 300, checked: CHECKED, isOptional: true },
    note: 'We could not confirm any fee; this much in case one is asked.',
  },
  'sai-yok-waterfalls': {
    ...{ name: 'Sai Yok National Park', ...parkTicket },
    note: '200 baht reported, perhaps 300 now.',
  },
  'lawa-cave': {
    ...{ name: 'Lawa Cave, ticket of the park', ...parkTicket },
    note: '200 baht reported, perhaps 300 now.',
  },
  'hin-dat': { name: 'Hin Dat hot springs', adultBaht: 60, childBaht: 20, checked: CHECKED },
  erawan: {
    ...{ name: 'Erawan National Park', ...parkTicket, childBaht: 150 },
    note: 'Prices published in January 2024.',
  },
  'huay-mae-khamin': { name: 'Huay Mae Khamin waterfall', ...parkTicket },
  'floating-market': {
    ...{ name: 'Boat on the canal', adultBaht: 300, checked: CHECKED, isOptional: true },
    note: '200-300 baht. Agree first whether it is for a person or for the boat.',
  },
}

const train: Ticket = {
  name: 'Train, third class',
  adultBaht: 100,
  checked: CHECKED,
  note: 'One price for foreigners, however far.',
}

/** What a trip needs besides the tickets of its places. */
const ticketsOfTours: Readonly<Record<string, readonly Ticket[]>> = {
  'death-railway-historical-journey': [train],
  'river-kwai-bridge-train': [train],
  'muang-sing-khmer-temple': [{ ...train, isOptional: true, note: 'Only if you choose to ride.' }],
  'elephant-sanctuary-tour': [sanctuary],
  'ethical-elephant': [sanctuary],
  'ethical-elephant-sanctuary': [sanctuary],
}

/** The tickets of a day, in the order of its places. */
export function ticketsOf({ id, places }: Pick<Tour, 'id' | 'places'>): Ticket[] {
  const ofPlaces = places.flatMap((place) => ticketsOfPlaces[place] ?? [])
  return [...ofPlaces, ...(ticketsOfTours[id] ?? [])]
}
