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
}

export const routeTexts: Readonly<Record<string, RouteText>> = {
  'bangkok-to-kanchanaburi': {
    title: 'Private car from Bangkok to Kanchanaburi',
    description:
      'From your hotel in Bangkok to Kanchanaburi by private car, SUV or van: fixed price for the vehicle, the road, the best hour to leave and where we meet.',
    lead: 'From the reception of your hotel to the river, without a bus station or a change of train.',
    road: 'The way leaves the city to the west, passes Nakhon Pathom with the tallest chedi of the country, and from Ban Pong follows Highway 323 along the Mae Klong through Tha Maka and Tha Muang into town.',
    time: 'Half of the drive is inside Bangkok. It is shortest before 07:00 or after the morning rush; on Friday afternoons the whole city heads the same way.',
    meet: 'We come to the reception of your hotel. In the narrow streets around Khao San Road cars may not stop everywhere, so we agree on a corner with your message on the day.',
  },
  'kanchanaburi-to-bangkok': {
    title: 'Private car from Kanchanaburi to Bangkok',
    description:
      'From Kanchanaburi to your hotel in Bangkok by private car, SUV or van: fixed price for the vehicle, when to leave on which day, and a market on the way.',
    lead: 'Back to the city with your luggage, to the door of your hotel, on the evening or the morning that suits you.',
    road: 'The road is wide as far as Nakhon Pathom. The last stretch, over the river into the city, takes the patience: your driver chooses between the expressway and the streets, and tolls are in the price.',
    time: 'On Sundays and at the end of holidays Bangkok drives home in the late afternoon: leave before 14:00, or after dinner. On weekdays, plan to arrive after 09:00.',
    meet: 'We collect you at your hotel or raft house, or at the pier on the land side where boats bring you across. The floating market of Damnoen Saduak can be a stop on the way; it is best before 10:00.',
  },
  'kanchanaburi-to-suvarnabhumi-airport': {
    title: 'Kanchanaburi to Suvarnabhumi Airport (BKK)',
    description:
      'From Kanchanaburi to Suvarnabhumi Airport by private car, SUV or van at a fixed price: how early to leave for your flight, which road, and the way back.',
    lead: 'Suvarnabhumi lies east of Bangkok, on the far side of the city from here, so the hour of your flight decides when we leave.',
    road: 'The driver goes around or across Bangkok, as the traffic of the hour demands, and stops at the departures level, on the fourth floor, at the doors of your airline.',
    time: 'For a flight abroad count three hours at the airport, and an hour more than the drive takes when it falls into the rush. For a flight at noon, that means leaving at about 06:00.',
    meet: 'At your hotel, with a packed breakfast if the kitchen is still asleep: ask for it the evening before. The other way round the driver waits in the arrivals hall, level 2, at the meeting point by exit 3.',
  },
  'kanchanaburi-to-don-mueang-airport': {
    title: 'Kanchanaburi to Don Mueang Airport (DMK)',
    description:
      'From Kanchanaburi to Don Mueang Airport by private car, SUV or van at a fixed price: the road around the north of Bangkok, when to leave, which terminal.',
    lead: 'Don Mueang is the airport of the low-cost airlines and the nearer of the two: it lies north of Bangkok, and the way to it leaves the centre aside.',
    road: 'From Nakhon Pathom the driver takes the outer ring around the north-west of the city. Flights abroad leave from Terminal 1, flights inside Thailand from Terminal 2; tell us your flight and we stop at the right one.',
    time: 'Low-cost airlines close the counter 45 to 60 minutes before departure and do not wait. Plan two hours at the airport for a flight in the country, three for one abroad.',
    meet: 'At your hotel here. When you land at Don Mueang, the driver stands outside the customs exit of your terminal, on level 1, with your name.',
  },
  'kanchanaburi-to-hua-hin': {
    title: 'Private car from Kanchanaburi to Hua Hin',
    description:
      'From Kanchanaburi to the beach of Hua Hin by private car, SUV or van at a fixed price: the road by Ratchaburi and Phetchaburi, stops, and when to leave.',
    lead: 'From the river to the sea in one drive that never touches Bangkok. By public transport the same trip takes most of a day.',
    road: 'Highway 323 to Ban Pong, then south by Ratchaburi, and along Phetkasem Road, Highway 4, past Phetchaburi with its palace on the hill, and Cha-am, the first beach.',
    time: 'Rooms in Hua Hin are usually ready from 14:00 or 15:00, so leaving at about 10:00 gives you time for lunch in Phetchaburi. On Friday evenings Phetkasem Road is full of weekend guests from Bangkok.',
    meet: 'At your hotel in Kanchanaburi; in Hua Hin we drive up to yours. Its small airport is north of the town, on the road by which we come.',
  },
  'kanchanaburi-to-ayutthaya': {
    title: 'Private car from Kanchanaburi to Ayutthaya',
    description:
      'From Kanchanaburi to Ayutthaya by private car, SUV or van at a fixed price: across the rice fields by Suphan Buri, in time for an afternoon of temples.',
    lead: 'The old capital lies straight to the east, across the rice plain; by way of Bangkok it would be a long detour.',
    road: 'The way crosses the flat country of Suphan Buri: rice fields, canals and small markets, hardly a town. It reaches Ayutthaya from the west, over the river that surrounds the old city.',
    time: 'Leave at 09:00 and you are there before lunch, with the afternoon for the temples, which are at their finest when the sun is low. From Ayutthaya trains go on to Chiang Mai in the evening.',
    meet: 'At your hotel. We bring you to your guest house on the island, or to the station on the eastern bank with the ferry in front of it.',
  },
}
