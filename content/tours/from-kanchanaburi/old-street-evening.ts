import type { Tour, TourStop } from '#catalogue/tour.rules.ts'
import { feeOf } from '../../catalogue/tickets.ts'

const stops: readonly TourStop[] = [
  {
    time: '15:30',
    activity: 'Skywalk Kanchanaburi',
    thai: 'สกายวอล์กกาญจนบุรี',
    detail: 'Open until 18:00 at weekends. About forty minutes.',
    admission: feeOf('skywalk'),
  },
  {
    time: '16:20',
    activity: 'Pak Phraek walking street',
    thai: 'ถนนคนเดินปากแพรก',
    detail: 'The shop-houses by daylight, the first stalls, something cold to drink.',
  },
  {
    time: '17:50',
    activity: 'River Kwai bridge at dusk',
    thai: 'สะพานข้ามแม่น้ำแคว ช่วงพระอาทิตย์ตก',
    detail: 'On foot onto the steel spans while the light goes.',
    admission: 'Free',
  },
]

export const oldStreetEvening: Tour = {
  id: 'old-street-evening',
  region: 'bangkok',
  listed: true,
  title: 'Saturday evening in Pak Phraek old street',
  subtitle:
    'Leave Bangkok after lunch, eat between old shop-houses, see the bridge at dusk, sleep in Bangkok.',
  description:
    'A Saturday from one o’clock: the skywalk, the food stalls of Pak Phraek walking street, the River Kwai bridge at dusk, and back in Bangkok shortly before ten.',
  overview: [
    'Pak Phraek is the old street of Kanchanaburi, two rows of shop-houses near the river. On Saturdays, from four in the afternoon until ten, it becomes a walking street with food stalls. This trip is built around that evening, so please choose a Saturday. On any other day the houses are there and the stalls are not.',
    'The driver collects you at one o’clock and you are in town by half past three. You have time for the skywalk first, then an hour and more in the street while it fills up. For dusk we drive over to the bridge, on the north edge of town. After dark you come back among the lamps for supper.',
    'It is a long way for one evening: about five hours in the car for four hours in town. If you would rather not be on the road at night, stay in Kanchanaburi and book the same evening from your hotel there.',
  ],
  category: 'culture',
  area: 'Kanchanaburi town',
  places: ['skywalk', 'pak-phraek', 'bridge-river-kwai'],
  mainPlace: 'pak-phraek',
  hours: [8, 10],
  groupSize: '1-9 people',
  distanceKm: 270,
  targetAudience: 'Late risers, people who like to eat standing up, a free Saturday in Bangkok',
  highlights: [
    'Pak Phraek walking street, once as it opens and once after dark',
    'Supper from the stalls, a few small plates at a time',
    'The River Kwai bridge at dusk',
    'Skywalk Kanchanaburi in the late afternoon',
    'A free morning in Bangkok before the trip',
  ],
  included: [
    'Driver and private vehicle from one in the afternoon until you are home',
    'Pickup and return at your hotel in Bangkok, on the same Saturday',
    'Highway fees both ways, fuel, parking near the walking street',
    'The driver on the phone, to meet you at either end of the street',
    'Wet wipes and a rubbish bag for sticky fingers',
    'Drinking water, and blankets for the drive home',
    'Free child seat, on request',
  ],
  notIncluded: [
    `Skywalk, ${feeOf('skywalk')}`,
    'Food and drinks at the stalls',
    'Shopping in the street',
    'A hotel night, if you decide to stay',
  ],
  whatToBring: [
    'Coins and notes of 20 and 100 baht; a thousand is hard to change',
    'An empty stomach',
    'A light jacket from November to January, when evenings are cool',
    'Insect spray for the riverbank at dusk',
  ],
  whatToExpect: [
    'Saturdays only. The stalls are open from about 16:00 to 22:00.',
    'Dusk moves with the season: shortly before six in December, nearly seven in July. The driver shifts the bridge by up to half an hour to meet it.',
    'In late November and early December a light and sound show may be held at the bridge. The town is full then, so bring patience.',
    'Rain comes often between June and October, mostly in showers. Some stalls may close early on a wet evening.',
  ],
  itinerary: [
    { time: '13:00', activity: 'Pickup at your hotel in Bangkok', thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ' },
    ...stops,
    {
      time: '18:45',
      activity: 'Supper in the walking street',
      thai: 'ลูกค้ากินมื้อเย็นที่ถนนคนเดินปากแพรก',
      detail: 'The same street under its lamps. Half an hour goes quickly.',
    },
    {
      time: '19:20',
      activity: 'Leave for Bangkok',
      thai: 'ออกเดินทางกลับกรุงเทพฯ',
      detail: 'Blankets are on the back seat.',
    },
    { time: '21:50', activity: 'Back at your hotel in Bangkok', thai: 'ส่งลูกค้าที่โรงแรมในกรุงเทพฯ' },
  ],
  otherStart: {
    subtitle:
      'The skywalk, supper between old shop-houses, the bridge at dusk, and your own hotel in town after it.',
    description:
      'A Saturday from the middle of the afternoon: the skywalk, the food stalls of Pak Phraek walking street, the River Kwai bridge at dusk and supper in the street.',
    overview: [
      'Pak Phraek is the old street of Kanchanaburi, two rows of shop-houses near the river. On Saturdays, from four in the afternoon until ten, it becomes a walking street with food stalls. This trip is built around that evening, so please choose a Saturday. On any other day the houses are there and the stalls are not.',
      'The driver collects you at a quarter past three. You have time for the skywalk first, then an hour and more in the street while it fills up. For dusk we drive over to the bridge, on the north edge of town. After dark you come back among the lamps for supper.',
      'There is no long drive home, so stay at supper as long as you like. The driver takes you to your hotel in town whenever you like, by half past nine at the latest.',
    ],
    hours: [6, 7],
    distanceKm: 20,
    targetAudience: 'Late risers, people who like to eat standing up, a free Saturday in Kanchanaburi',
    highlights: [
      'Pak Phraek walking street, once as it opens and once after dark',
      'Supper from the stalls, a few small plates at a time',
      'The River Kwai bridge at dusk',
      'Skywalk Kanchanaburi in the late afternoon',
      'A free morning in Kanchanaburi before the trip',
    ],
    included: [
      'Driver and private vehicle from a quarter past three until you are home',
      'Pickup and return at your hotel in Kanchanaburi, on the same Saturday',
      'Fuel, and parking near the walking street',
      'The driver on the phone, to meet you at either end of the street',
      'Wet wipes and a rubbish bag for sticky fingers',
      'Drinking water in the car',
      'Free child seat, on request',
    ],
    notIncluded: [`Skywalk, ${feeOf('skywalk')}`, 'Food and drinks at the stalls', 'Shopping in the street'],
    itinerary: [
      { time: '15:15', activity: 'Pickup at your hotel in Kanchanaburi', thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี' },
      ...stops,
      {
        time: '18:45',
        activity: 'Supper in the walking street',
        thai: 'ลูกค้ากินมื้อเย็นที่ถนนคนเดินปากแพรก',
        detail: 'The same street under its lamps, for as long as you like.',
      },
      {
        time: '21:30',
        activity: 'Back at your hotel in Kanchanaburi',
        thai: 'ส่งลูกค้าที่โรงแรมในกาญจนบุรี',
        detail: 'Or earlier: you say when.',
      },
    ],
  },
  gallery: [
    { poster: 'night-market', caption: 'Pak Phraek walking street' },
    { poster: 'hero-bridge', caption: 'The River Kwai bridge at dusk' },
    { poster: 'skywalk', caption: 'Skywalk Kanchanaburi' },
  ],
  reviews: [
    {
      author: 'Camille',
      country: 'France',
      rating: 5,
      text: 'We counted eleven things we ate and not one cost more than a coffee at home. The bridge in the last light, then back for mango.',
    },
    {
      author: 'Aaron',
      country: 'United States',
      rating: 5,
      text: 'Five hours of driving is real, so know that. Our driver was awake and careful the whole way and we slept from the first toll on.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
  runsOn: ['Saturday'],
}
