import type { Tour, TourStop } from '#catalogue/tour.rules.ts'
import { feeOf } from '../../catalogue/tickets.ts'

const stops: readonly TourStop[] = [
  {
    time: '09:00',
    activity: 'River Kwai bridge',
    thai: 'สะพานข้ามแม่น้ำแคว',
    detail: 'Across on foot, with the river on both sides. Free.',
  },
  {
    time: '10:55',
    activity: 'Tham Krasae viaduct and cave',
    thai: 'สะพานและถ้ำกระแซ',
    detail: 'Walk on the trestle while no train is due. Free, in daylight.',
  },
  {
    time: '11:40',
    activity: 'Lunch at Tham Krasae',
    thai: 'พักเที่ยงที่ถ้ำกระแซ',
    detail: 'The train from Kanchanaburi is expected at about 12:10.',
  },
  {
    time: '13:05',
    activity: 'Sai Yok Noi waterfall',
    thai: 'น้ำตกไทรโยคน้อย',
    detail: 'Seventy minutes for the falls and the old locomotive.',
    admission: feeOf('sai-yok-noi'),
  },
  {
    time: '15:35',
    activity: 'Wat Tham Suea',
    thai: 'วัดถ้ำเสือ',
    detail: 'Hilltop temple in Tha Muang. Covered shoulders and knees, shoes off inside. Free.',
  },
]

const alsoIncluded = [
  'Fuel, parking and highway fees',
  'Waiting at all four places; stay longer or leave earlier, as you like',
  'Cold water, and a dry cloth for wet feet after the waterfall',
  'Child seat at no charge, on request',
]

export const fullDayHighlights: Tour = {
  id: 'full-day-highlights',
  region: 'bangkok',
  listed: true,
  title: 'Bridge, viaduct, waterfall and hill temple',
  subtitle: 'Four well-known places in one drive, for people with a single day in Kanchanaburi.',
  description:
    'The River Kwai bridge, the Tham Krasae viaduct around train time, Sai Yok Noi waterfall and the giant Buddha of Wat Tham Suea, by private car in one day.',
  overview: [
    'If you have one day here, this is a good mix: some history, a river valley, a waterfall and a temple with a view. The four places lie along Highway 323 or on the way home, so there are no detours.',
    'You reach the bridge while the morning is still cool. At Tham Krasae you walk on the timber trestle, then have lunch there and wait for the train, which is expected from Kanchanaburi at about 12:10. After that comes Sai Yok Noi, a roadside waterfall with an old locomotive beside it, and at the end Wat Tham Suea above the rice fields of Tha Muang.',
    'Four places fit well into a day from Bangkok; five would be a race. Erawan and Hellfire Pass each need most of a day, so they are trips of their own.',
  ],
  category: 'nature',
  area: 'Town, Sai Yok and Tha Muang',
  places: ['bridge-river-kwai', 'tham-krasae', 'sai-yok-noi', 'wat-tham-suea'],
  mainPlace: 'tham-krasae',
  hours: [10, 12],
  groupSize: '1-9 people',
  distanceKm: 410,
  targetAudience: 'First visits with one free day, mixed groups, grandparents with children',
  isForFamilies: true,
  highlights: [
    'The River Kwai bridge at nine, before the heat',
    'Tham Krasae: first on foot and then, if it runs on time, with a train on it',
    'An hour at Sai Yok Noi, a few steps from the road',
    'The giant Buddha of Wat Tham Suea, on a hill above rice fields',
    'Short walks only; the longest climb is the stairway at the temple',
  ],
  included: [
    'A private vehicle and its driver from morning to evening',
    'Door-to-door service from your Bangkok hotel',
    ...alsoIncluded,
  ],
  notIncluded: [
    `Sai Yok Noi: ${feeOf('sai-yok-noi')}`,
    'Lunch at Tham Krasae',
    'Donations at Wat Tham Suea, which has no entrance fee',
    'Anything you buy at the stalls by the bridge',
  ],
  whatToBring: [
    'A scarf or shirt for the temple: shoulders and knees are covered there',
    'Sandals that can be wet and that come off easily',
    'A small towel and dry clothes from June to December',
    'A hat; there is little shade on the bridge',
  ],
  whatToExpect: [
    'Sai Yok Noi is at its best in and just after the rains. From February to May there may be very little water.',
    'The midday train is often late. The driver asks at the halt and you decide how long to wait.',
    'You have more than four hours of stops and about seven and a half on the road, with music or silence as you like.',
    'Wat Tham Suea closes at about 17:00. If the day has run late, the driver says so at Sai Yok Noi.',
  ],
  itinerary: [
    { time: '06:30', activity: 'Pickup at your hotel in Bangkok', thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ' },
    ...stops,
    { time: '16:20', activity: 'Leave for Bangkok', thai: 'ออกเดินทางกลับกรุงเทพฯ' },
    { time: '18:20', activity: 'Back at your hotel', thai: 'ส่งลูกค้าที่โรงแรม' },
  ],
  otherStart: {
    overview: [
      'If you have one day here, this is a good mix: some history, a river valley, a waterfall and a temple with a view. The four places lie along Highway 323 or a short way beyond town, so there are no detours.',
      'You reach the bridge while the morning is still cool. At Tham Krasae you walk on the timber trestle, then have lunch there and wait for the train, which is expected from Kanchanaburi at about 12:10. After that comes Sai Yok Noi, a roadside waterfall with an old locomotive beside it, and at the end Wat Tham Suea above the rice fields of Tha Muang.',
      'Four places fit well into a day; five would be a race. Erawan and Hellfire Pass each need most of a day, so they are trips of their own.',
    ],
    hours: [8, 9],
    distanceKm: 170,
    included: [
      'A private vehicle and its driver from morning to evening',
      'Door-to-door service from your hotel in Kanchanaburi',
      ...alsoIncluded,
    ],
    whatToExpect: [
      'Sai Yok Noi is at its best in and just after the rains. From February to May there may be very little water.',
      'The midday train is often late. The driver asks at the halt and you decide how long to wait.',
      'You have more than four hours of stops and less than four on the road, with music or silence as you like.',
      'Wat Tham Suea closes at about 17:00. If the day has run late, the driver says so at Sai Yok Noi.',
    ],
    itinerary: [
      { time: '08:40', activity: 'Pickup at your hotel in Kanchanaburi', thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี' },
      ...stops,
      { time: '16:20', activity: 'Leave for your hotel', thai: 'ออกเดินทางกลับโรงแรม' },
      { time: '16:45', activity: 'Back at your hotel in Kanchanaburi', thai: 'ส่งลูกค้าที่โรงแรมในกาญจนบุรี' },
    ],
  },
  gallery: [
    { poster: 'hero-bridge', caption: 'The River Kwai bridge, Kanchanaburi' },
    { poster: 'rice-temple', caption: 'Wat Tham Suea, Tha Muang' },
    { poster: 'krasae-viaduct', caption: 'Tham Krasae viaduct', crop: [280, 60, 800, 600] },
    { poster: 'road-van', caption: 'Highway 323 towards Sai Yok' },
  ],
  reviews: [
    {
      author: 'Amélie',
      country: 'France',
      rating: 5,
      text: 'Three generations in one van. My mother skipped the stairs at the temple and the driver found her a chair in the shade. The train came at half past twelve.',
    },
    {
      author: 'Owen',
      country: 'Canada',
      rating: 5,
      text: 'Good mix for one day. In March the waterfall was only a trickle, as they had told us, so we stayed longer at the viaduct instead.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
