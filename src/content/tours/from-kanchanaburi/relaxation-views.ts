import type { Tour } from '#domain/catalogue/tour.ts'
import { feeOf } from '../../catalogue/tickets.ts'

export const relaxationViews: Tour = {
  id: 'relaxation-views',
  region: 'kanchanaburi',
  listed: true,
  title: 'Hin Dat hot springs and two easy views',
  subtitle: 'Hot water, cold stream, and two stops that need hardly any walking.',
  description:
    'A slow day up the Khwae Noi valley: Sai Yok Noi waterfall, two hours at the Hin Dat hot springs and the Tham Krasae viaduct before the drive home.',
  overview: [
    'Hin Dat is simple and all the better for it: two hot pools, and right beside them a cold stream. People sit in the heat for ten minutes, cross to the stream, and begin again. Thai families come here as much as travellers do.',
    'The springs are more than two hours from town, so the drive is broken in both directions. In the morning you stop at Sai Yok Noi, a waterfall next to the road with an old locomotive. In the afternoon it is Tham Krasae, where the railway runs for about 300 metres on timber along the cliff, high over the Khwae Noi.',
    'There is nothing to climb and nothing to hurry for. If you would rather stay in the water, tell the driver before lunch: he skips the viaduct, and you have an extra half hour at the pools.',
  ],
  category: 'nature',
  area: 'Thong Pha Phum and Sai Yok',
  places: ['sai-yok-noi', 'hin-dat', 'tham-krasae'],
  mainPlace: 'hin-dat',
  duration: '8-9 hours',
  groupSize: '1-9 people',
  distanceKm: 250,
  targetAudience: 'Tired legs, older guests, couples, a rest day between longer trips',
  highlights: [
    'Two hours at the hot pools and the cold stream',
    'Sai Yok Noi waterfall, beside the road',
    'River view from the timber viaduct at Tham Krasae',
    'Hardly any stairs all day',
    'Fuel and waiting time for the far springs in one price',
  ],
  included: [
    'Car, SUV or van and a calm driver for the day',
    'Pickup at your Kanchanaburi hotel, and return',
    'Fuel for the whole valley, parking, highway fees',
    'Bath towels, one for each guest',
    'Plenty of drinking water; hot springs make you thirsty',
    'Free child seat, please tell us beforehand',
    'Coffee stops whenever you want them',
  ],
  notIncluded: [
    `Hin Dat hot springs, ${feeOf('hin-dat')}`,
    `Sai Yok Noi: ${feeOf('sai-yok-noi')}`,
    'Lunch and drinks',
    'Travel insurance',
  ],
  whatToBring: [
    'Swimwear, put on under your clothes before you leave',
    'Flip-flops, and something dry to go home in',
    'A plastic bag for wet things',
    'Cash for the springs and for lunch',
    'A book for the back seat',
  ],
  whatToExpect: [
    'Around five hours in the car, in four parts. The road is good and wide for most of the way.',
    'The pools are hot. Do not stay in longer than feels well, and ask a doctor first if you are pregnant or have a heart condition.',
    'Weekends and Thai holidays are lively at Hin Dat. A weekday morning is the calm time.',
    'At Tham Krasae you may walk on the viaduct only when no train is near. Few trains run, so seeing one is luck.',
  ],
  itinerary: [
    { time: '08:00', activity: 'Pickup at your hotel, no hurry' },
    {
      time: '09:15',
      activity: 'Sai Yok Noi waterfall',
      detail: 'Half an hour by the water and the old locomotive. Fullest in the rainy months.',
      admission: feeOf('sai-yok-noi'),
    },
    {
      time: '10:55',
      activity: 'Hin Dat hot springs',
      detail: 'Rinse first, then the pools, in swimwear. Open 06-22.',
      admission: feeOf('hin-dat'),
    },
    { time: '12:55', activity: 'Lunch near the springs', detail: 'Papaya salad, grilled fish, sticky rice.' },
    { time: '13:40', activity: 'The road back down the valley' },
    {
      time: '15:10',
      activity: 'Tham Krasae viaduct',
      detail: 'The view down the river, and the small cave shrine beside the line. Free.',
    },
    { time: '15:45', activity: 'Leave for town' },
    { time: '16:50', activity: 'Back at your hotel' },
  ],
  gallery: [
    { poster: 'hot-springs', caption: 'Hin Dat hot springs' },
    { poster: 'krasae-viaduct', caption: 'Tham Krasae viaduct', crop: [280, 80, 760, 570] },
  ],
  reviews: [
    {
      author: 'Ulrike',
      country: 'Germany',
      rating: 5,
      text: 'The day after Erawan we could barely walk, and this put it right. Hot, cold, hot, cold, then a good sleep in the van.',
    },
    {
      author: 'Grace',
      country: 'Malaysia',
      rating: 5,
      text: 'Far to drive for a bath, but I would do it again. Go on a weekday: a local lady told us that Sundays are full.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
