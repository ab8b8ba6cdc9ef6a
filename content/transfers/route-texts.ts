import type { PictureName } from '../pictures/pictures.ts'

/** What the page of a route says, by the id of the route in `popular-routes.ts`. */
export type RouteText = {
  /** The title and heading of the page. */
  title: string
  /** For search results; at most 160 characters. */
  description: string
  lead: string
  road: string
  time: string
  meet: string
  /** Where the ride goes, or the road there. */
  poster: PictureName
}

export const routeTexts: Readonly<Record<string, RouteText>> = {
  'bangkok-to-kanchanaburi': {
    poster: 'hero-bridge',
    title: 'Private car from Bangkok to Kanchanaburi',
    description:
      'From your hotel in Bangkok to Kanchanaburi by private car, SUV or van: fixed price for the vehicle, the road, the best hour to leave and where we meet.',
    lead: 'From your hotel lobby to the river, with no bus station and no change of train.',
    road: 'The road leaves the city to the west, passes Nakhon Pathom with the tallest chedi in the country, and from Ban Pong follows Highway 323 along the Mae Klong, through Tha Maka and Tha Muang, into town.',
    time: 'Much of the time goes on Bangkok itself. The drive is shortest before 07:00 or after the morning rush; on Friday afternoons the whole city heads the same way.',
    meet: 'We come to your hotel’s reception. Around Khao San Road the streets are narrow and cars can’t stop everywhere, so on the day we agree on a corner by message.',
  },
  'kanchanaburi-to-bangkok': {
    poster: 'bangkok-dawn',
    title: 'Private car from Kanchanaburi to Bangkok',
    description:
      'From Kanchanaburi to your hotel in Bangkok by private car, SUV or van: fixed price for the vehicle, when to leave on which day, and a market on the way.',
    lead: 'Back to the city with your luggage, right to your hotel door, at the hour that suits you.',
    road: 'The road is wide as far as Nakhon Pathom. The last stretch, over the river into the city, takes patience: your driver picks the expressway or the streets, and tolls are in the price.',
    time: 'On Sundays and at the end of holidays, all Bangkok drives home in the late afternoon: leave before 14:00, or after dinner. On weekdays, plan to arrive after 09:00.',
    meet: 'We collect you at your hotel or raft house, or at the pier if you come across by boat. You can stop at the floating market of Damnoen Saduak on the way; it is best before 10:00.',
  },
  'kanchanaburi-to-suvarnabhumi-airport': {
    poster: 'airport-welcome',
    title: 'Kanchanaburi to Suvarnabhumi Airport (BKK)',
    description:
      'From Kanchanaburi to Suvarnabhumi Airport by private car, SUV or van at a fixed price: how early to leave for your flight, which road, and the way back.',
    lead: 'Suvarnabhumi lies east of Bangkok, on the far side of the city from here, so the time of your flight decides when we leave.',
    road: 'Your driver goes around Bangkok or across it, depending on the traffic, and drops you at your airline’s doors on the departures level, the fourth floor.',
    time: 'For an international flight, allow three hours at the airport, and an extra hour on the road in the rush. For a flight at noon, that means leaving at about 06:00.',
    meet: 'At your hotel, with a packed breakfast if you ask the kitchen the evening before. On the way here, the driver waits in the arrivals hall, level 2, at the meeting point by exit 3.',
  },
  'kanchanaburi-to-don-mueang-airport': {
    poster: 'airport-welcome',
    title: 'Kanchanaburi to Don Mueang Airport (DMK)',
    description:
      'From Kanchanaburi to Don Mueang Airport by private car, SUV or van at a fixed price: the road around the north of Bangkok, when to leave, which terminal.',
    lead: 'Don Mueang is the low-cost airlines’ airport and the nearer of the two: it lies north of Bangkok, and the road there avoids the centre.',
    road: 'From Nakhon Pathom the driver takes the outer ring road around the north-west of the city. International flights leave from Terminal 1, domestic ones from Terminal 2; tell us your flight and we stop at the right one.',
    time: 'Low-cost airlines close check-in 45 to 60 minutes before departure and don’t wait. Allow two hours at the airport for a domestic flight, three for an international one.',
    meet: 'At your hotel here. When you land at Don Mueang, the driver waits outside the customs exit of your terminal, on level 1, with your name on a sign.',
  },
  'kanchanaburi-to-hua-hin': {
    poster: 'road-van',
    title: 'Private car from Kanchanaburi to Hua Hin',
    description:
      'From Kanchanaburi to the beach of Hua Hin by private car, SUV or van at a fixed price: the road by Ratchaburi and Phetchaburi, stops, and when to leave.',
    lead: 'From the river to the sea in one drive that never touches Bangkok. By public transport it takes most of a day.',
    road: 'Highway 323 to Ban Pong, then south by Ratchaburi, and along Phetkasem Road, Highway 4, past Phetchaburi with its palace on the hill, and Cha-am, the first beach.',
    time: 'Rooms in Hua Hin are usually ready from 14:00 or 15:00, so leaving at about 10:00 gives you time for lunch in Phetchaburi. On Friday evenings Phetkasem Road is full of weekenders from Bangkok.',
    meet: 'At your hotel in Kanchanaburi, and we take you right to yours in Hua Hin. Its small airport is north of town, on our way in.',
  },
  'kanchanaburi-to-ayutthaya': {
    poster: 'ayutthaya',
    title: 'Private car from Kanchanaburi to Ayutthaya',
    description:
      'From Kanchanaburi to Ayutthaya by private car, SUV or van at a fixed price: across the rice fields by Suphan Buri, in time for an afternoon of temples.',
    lead: 'The old capital lies due east across the rice plain; by way of Bangkok it would be a long detour.',
    road: 'The road crosses the flat country of Suphan Buri: rice fields, canals and small markets, hardly a town. It reaches Ayutthaya from the west, over the river that surrounds the old city.',
    time: 'Leave at 09:00 and you are there before lunch, with the afternoon for the temples, which are at their best in low sun. From Ayutthaya trains go on to Chiang Mai in the evening.',
    meet: 'At your hotel. We take you to your guest house on the island, or to the station on the east bank, opposite the ferry.',
  },
}
