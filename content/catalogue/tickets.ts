import type { Ticket } from '#catalogue/ticket-costs.rules.ts'
import type { Tour } from '#catalogue/tour.rules.ts'

/**
 * What guests pay on the spot, as published for foreigners. Where sources differ it is the highest, so that nobody
 * stands at a gate with too little. Places that are not here are free.
 */
const CHECKED = '2026-11-18'

/** A ticket, and its price as the texts of trips name it. */
type PlaceTicket = Ticket & { fee: string }

/** What a national park asks of an adult. */
export const PARK_BAHT = 300
const parkTicket = { adultBaht: PARK_BAHT, checked: CHECKED } as const
const SAI_YOK_NOTE = 'Published prices range from ฿200 to ฿300.'

/** What a day at an elephant sanctuary costs, as texts name it. */
export const SANCTUARY_FEE = '฿2,000-2,500 a person'
/** What the train costs, as texts name it. */
export const TRAIN_FARE = '฿100 for foreigners, however far'

const sanctuary: Ticket = {
  name: 'Elephant sanctuary',
  adultBaht: 2500,
  checked: CHECKED,
  note: 'Sanctuaries ask ฿2,000-2,500; yours tells you its price for children.',
}

/** By the ids of `content/map/places.ts` and `content/map/place-points.ts`. A place with another one's ticket has none. */
const ticketsOfPlaces = {
  'death-railway-museum': {
    ...{ name: 'Death Railway Museum', adultBaht: 140, checked: CHECKED, fee: '฿100-140' },
    note: 'Published prices range from ฿100 to ฿140.',
  },
  'jeath-museum': {
    ...{ name: 'JEATH War Museum', adultBaht: 50, checked: CHECKED, fee: '฿30-50' },
    note: 'Published prices range from ฿30 to ฿50.',
  },
  skywalk: { name: 'Skywalk, shoe covers', adultBaht: 60, checked: CHECKED, fee: '฿60 for shoe covers' },
  'mallika-city': {
    ...{ name: 'Mallika City', adultBaht: 250, checked: CHECKED, fee: 'about ฿250' },
    note: 'Without costume hire.',
  },
  'muang-sing': { name: 'Prasat Muang Sing', adultBaht: 100, checked: CHECKED, fee: '฿100' },
  'sai-yok-noi': {
    ...{ name: 'Sai Yok Noi waterfall', adultBaht: 300, checked: CHECKED, isOptional: true },
    fee: 'we know of no fee; bring ฿300 in case',
    note: 'We know of no fee. This is what the national park would ask.',
  },
  'sai-yok-waterfalls': {
    ...{ name: 'Sai Yok National Park', ...parkTicket, fee: '฿200-300, set by the park' },
    note: SAI_YOK_NOTE,
  },
  'lawa-cave': {
    ...{ name: 'Lawa Cave, ticket of the park', ...parkTicket, fee: '฿200-300, set by the park' },
    note: SAI_YOK_NOTE,
  },
  'hin-dat': {
    ...{ name: 'Hin Dat hot springs', adultBaht: 60, childBaht: 20, checked: CHECKED },
    fee: '฿60 an adult, ฿20 a child',
  },
  erawan: {
    ...{ name: 'Erawan National Park', ...parkTicket, childBaht: 150, fee: '฿300 an adult, ฿150 a child' },
    note: 'Published in January 2024.',
  },
  'huay-mae-khamin': { name: 'Huay Mae Khamin waterfall', ...parkTicket, fee: 'about ฿300 an adult' },
  'floating-market': {
    ...{ name: 'Boat on the canal', adultBaht: 300, checked: CHECKED, isOptional: true, fee: '฿200-300' },
    note: 'Agree first whether it is for a person or for the boat.',
  },
} as const satisfies Record<string, PlaceTicket>

/** The price of a place as the texts of trips name it, so that each price stands in one file. */
export function feeOf(place: keyof typeof ticketsOfPlaces): string {
  return ticketsOfPlaces[place].fee
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
  const known: Readonly<Record<string, PlaceTicket>> = ticketsOfPlaces
  const ofPlaces = places.flatMap((place) => known[place] ?? [])
  return [...ofPlaces, ...(ticketsOfTours[id] ?? [])]
}
