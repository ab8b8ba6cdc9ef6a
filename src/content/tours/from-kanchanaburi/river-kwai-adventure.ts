import type { Tour } from '#domain/catalogue/tour.ts'
import { feeOf } from '../../catalogue/tickets.ts'

export const riverKwaiAdventure: Tour = {
  id: 'river-kwai-adventure',
  region: 'kanchanaburi',
  listed: true,
  title: 'Sai Yok falls, bamboo raft and viaduct',
  subtitle: 'Up the Khwae Noi to the falls that drop into the river, then home by way of Tham Krasae.',
  description:
    'Sai Yok Yai in the morning, a slow bamboo raft on the Khwae Noi when the water allows, lunch by the river and the Tham Krasae viaduct. Seven hours.',
  overview: [
    'Sai Yok Yai is 104 kilometres up the valley, and its waterfall drops straight into the Khwae Noi. A suspension bridge crosses the river there, so you see the falls from the other bank as well. They are fullest from the late rains to early December.',
    'Next comes a bamboo raft. It is poled or drifts, it is slow, and your feet get wet. The crew decides in the morning whether the river is safe; after heavy rain it is not, and then you stop at Sai Yok Noi on the way back, the roadside falls beside an old locomotive.',
    'The viaduct at Tham Krasae is the last stop: about 300 metres of timber along a cliff, built by prisoners of war and Asian labourers in 1942-1943. It is a place to walk and also to be quiet. One vehicle, one driver, no guide and no group to wait for.',
  ],
  category: 'nature',
  area: 'Sai Yok',
  places: ['sai-yok-waterfalls', 'tham-krasae'],
  mainPlace: 'sai-yok-waterfalls',
  duration: '6-7 hours',
  groupSize: '1-8 people',
  distanceKm: 220,
  targetAudience: 'Active families, friends, anyone who likes rivers more than museums',
  highlights: [
    'Sai Yok Yai, falls that drop into the Khwae Noi',
    'The suspension bridge opposite the falls',
    'A bamboo raft, on days when the crew says the river is safe',
    'Lunch beside the Khwae Noi',
    'The Tham Krasae viaduct and its cave, without a ticket',
  ],
  included: [
    'Vehicle with driver from Kanchanaburi, seven hours at most',
    'Pickup and return at your hotel, guest house or any meeting point in town',
    'Petrol, parking and highway fees',
    'A call to the raft crew before you leave, so that you know how the river is',
    'Dry bag for phones, lent for the day',
    'Water and seat covers for wet clothes',
    'Child seats without extra cost, on request',
  ],
  notIncluded: [
    `Sai Yok National Park, ${feeOf('sai-yok-waterfalls')}`,
    'Bamboo raft, paid to the crew at the price of the day',
    'Lunch',
    'Accident insurance for the raft and the trail',
  ],
  whatToBring: [
    'Shorts or swimwear that may get wet, and dry clothes for later',
    'Sandals with a strap; loose ones stay in the river',
    'A towel and sun cream',
    'Cash for the park, the raft and lunch',
  ],
  whatToExpect: [
    'The park opens from 08:00 to 17:00. Where you may swim is decided by the rangers on the day.',
    'Everyone on the raft wears a life jacket. Small children can come only if the crew has one that fits.',
    'From February to May the falls can be thin. The river is usually calm then.',
    'Trains use the viaduct. Walk when none is due; from the station you see them well, too.',
  ],
  itinerary: [
    { time: '08:00', activity: 'Pickup at your hotel in Kanchanaburi' },
    {
      time: '09:50',
      activity: 'Sai Yok National Park, Sai Yok Yai',
      detail: 'Tickets, the falls, the suspension bridge, the far bank.',
      admission: `${feeOf('sai-yok-waterfalls')}, paid at the gate`,
    },
    {
      time: '11:00',
      activity: 'Bamboo raft on the Khwae Noi',
      detail: 'About half an hour. If the river is too high, Sai Yok Noi takes its place after lunch.',
      admission: 'Paid to the crew at the price of the day',
    },
    { time: '11:45', activity: 'Lunch by the river', detail: 'Time to change into dry clothes.' },
    { time: '12:30', activity: 'Drive down Highway 323' },
    {
      time: '13:20',
      activity: 'Tham Krasae viaduct and cave',
      detail: 'Forty minutes: out along the trestle and back, when no train is due.',
      admission: 'Free',
    },
    { time: '15:00', activity: 'Back at your hotel in Kanchanaburi' },
  ],
  gallery: [
    { poster: 'bamboo-raft', caption: 'Bamboo raft on the Khwae Noi' },
    { poster: 'sai-yok-rafts', caption: 'Sai Yok Yai, falls and raft houses' },
    { poster: 'krasae-viaduct', caption: 'Tham Krasae viaduct' },
  ],
  reviews: [
    {
      author: 'Jonas',
      country: 'Sweden',
      rating: 5,
      text: 'The raft was the slowest thing we did in Thailand and my favourite. The driver told us to take the phones off our laps, which was good advice.',
    },
    {
      author: 'Hannah',
      country: 'Ireland',
      rating: 5,
      text: 'In September the river was too fast for the raft and we were told at breakfast. Sai Yok Noi instead was loud and cold and full of water.',
    },
  ],
  capacity: { car: { from: 1, to: 3 }, suv: { from: 4, to: 5 }, van: { from: 6, to: 8 } },
  booking: { channel: 'whatsapp', hotel: 'optional' },
}
