import type { Tour } from '#domain/catalogue/tour.ts'
import { feeOf } from '../../catalogue/tickets.ts'

export const floatingMarketKanchanaburi: Tour = {
  id: 'floating-market-kanchanaburi',
  region: 'bangkok',
  listed: false,
  sibling: 'floating-market-tour',
  title: 'Floating market, River Kwai bridge and viaduct',
  subtitle: 'Damnoen Saduak at eight, Kanchanaburi at eleven, the cliff railway after lunch.',
  description:
    'A long loop west of Bangkok: Damnoen Saduak floating market early, then the River Kwai bridge and the timber viaduct at Tham Krasae. Twelve hours by car.',
  overview: [
    'Three places that visitors usually see on separate days, joined in one loop. The canal market comes first because it is best from eight to ten and over by noon. From there the road runs about 90 km north to Kanchanaburi, without going back through the city.',
    'You walk on the River Kwai bridge before lunch and drive on to Tham Krasae, about 55 km beyond the town, where the railway stands on timber legs between a cliff and the Khwae Noi. You can walk on it when no train is due. From the viaduct it is a little over three hours home.',
    'It is a full twelve hours, and about eight of them are driving. You see each place properly, but there is no room for a fourth. If you come for the markets, the shorter trip adds Maeklong instead and has you back in the early afternoon.',
  ],
  category: 'culture',
  area: 'Damnoen Saduak, town and Sai Yok',
  places: ['floating-market', 'bridge-river-kwai', 'tham-krasae'],
  mainPlace: 'floating-market',
  duration: '10-12 hours',
  groupSize: '1-9 people',
  distanceKm: 430,
  targetAudience: 'Short stays in Bangkok, groups who want a market and some history in one day',
  highlights: [
    'Ninety minutes at Damnoen Saduak while the canal is at its fullest',
    'A loop, so you do not drive back through Bangkok between the stops',
    'The River Kwai bridge on foot, late in the morning',
    'Lunch in Kanchanaburi, near the river',
    'Tham Krasae: about 300 metres of railway on a cliff above the Khwae Noi',
  ],
  included: [
    'Your own vehicle and driver for twelve hours',
    'Pickup from any hotel in Bangkok, return to the same',
    'Fuel, parking and highway fees, the whole loop',
    'Waiting time at the canal, the bridge and the viaduct',
    'A cool box with drinking water; market fruit may go in it',
    'Child seats on request, without charge',
  ],
  notIncluded: [
    `Optional floating-market boat ride, ${feeOf('floating-market')}`,
    'Breakfast and lunch',
    'Shopping and tips to boat rowers',
    'A train ticket: this day looks at the railway and does not ride it',
  ],
  whatToBring: [
    'Breakfast money in small notes, for the boats',
    'A hat: canal, bridge and viaduct all have little shade',
    'Flat shoes for railway sleepers',
    'A light layer for the air-conditioned car',
  ],
  whatToExpect: [
    'The pickup is at 06:00 sharp, since a late start costs market time first.',
    'The morning train has left the bridge by the time you get there. Seeing a train is luck on this plan.',
    'The trestle is open to walkers between trains. People with a fear of heights can see it well from the halt.',
    'On the evenings of River Kwai Bridge Week, late November to early December, the roads in town are crowded later in the day; you are gone by then.',
  ],
  itinerary: [
    { time: '06:00', activity: 'Pickup at your Bangkok hotel' },
    {
      time: '08:00',
      activity: 'Damnoen Saduak floating market',
      detail: 'Breakfast from a boat, and a ride if you wish.',
      admission: `optional boat, ${feeOf('floating-market')}, paid at the landing`,
    },
    { time: '09:30', activity: 'Drive to Kanchanaburi', detail: 'About 90 km.' },
    {
      time: '11:10',
      activity: 'River Kwai bridge',
      detail: 'Free. Fifty minutes, enough to cross and come back.',
    },
    { time: '12:05', activity: 'Lunch in Kanchanaburi' },
    { time: '12:55', activity: 'Drive to Tham Krasae', detail: 'About 55 km.' },
    {
      time: '13:55',
      activity: 'Tham Krasae viaduct and cave',
      detail: 'Free, in daylight. The cave holds a Buddha image; cover shoulders and knees.',
    },
    { time: '14:45', activity: 'Leave for Bangkok' },
    {
      time: '18:00',
      activity: 'Back at your hotel',
      detail: 'Friday and Sunday traffic may add half an hour.',
    },
  ],
  gallery: [
    { poster: 'floating-market', caption: 'Damnoen Saduak floating market', crop: [140, 280, 800, 600] },
    { poster: 'krasae-viaduct', caption: 'Tham Krasae viaduct' },
    { poster: 'hero-bridge', caption: 'The River Kwai bridge, Kanchanaburi' },
  ],
  reviews: [
    {
      author: 'Lena',
      country: 'Austria',
      rating: 5,
      text: 'We had two days in Thailand before Vietnam and this used one of them well. Pancakes from a boat at eight, the viaduct at two.',
    },
    {
      author: 'Marco',
      country: 'Italy',
      rating: 5,
      text: 'A lot of car, but a comfortable one, and three very different stops. No train on the bridge while we were there. They had said so.',
    },
  ],
  booking: { channel: 'email', hotel: 'optional' },
}
