import type { Tour, TourStop } from '#catalogue/tour.rules.ts'
import { feeOf } from '../../catalogue/tickets.ts'

const stops: readonly TourStop[] = [
  {
    time: '10:30',
    activity: 'Mallika City R.E. 124',
    thai: 'เมืองมัลลิกา ร.ศ. 124',
    detail: 'Tickets first, then the costume room for those who want it.',
    admission: `${feeOf('mallika-city')}; costume hire is extra`,
  },
  {
    time: '11:00',
    activity: 'Lanes, houses and cooks at work',
    thai: 'ลูกค้าเดินชมเมืองมัลลิกา',
    detail: 'On your own and in any order.',
  },
  {
    time: '12:30',
    activity: 'Lunch in the town',
    thai: 'พักเที่ยงในเมืองมัลลิกา',
    detail: 'Order several small dishes and share them.',
  },
  {
    time: '14:20',
    activity: 'River Kwai bridge',
    thai: 'สะพานข้ามแม่น้ำแคว',
    detail: 'About thirty kilometres from Mallika City.',
  },
  {
    time: '15:10',
    activity: 'Pak Phraek old street',
    thai: 'ถนนปากแพรก',
    detail: 'Old shop-houses; the driver sets you down at one end and waits at the other.',
  },
]

const alsoIncluded = [
  'Water in the car, cold and without limit',
  'A bag for your own clothes while you wear a costume',
  'Free child seat, booked in advance',
  'Waiting time at Mallika City and in town',
]

export const mallikaCity: Tour = {
  id: 'mallika-city',
  region: 'bangkok',
  listed: true,
  title: 'Mallika City and the River Kwai bridge',
  subtitle: 'A walk-through Siamese town of 1905 with lunch inside, then the bridge and the old street.',
  description:
    'Three hours in Mallika City R.E. 124, a rebuilt Siamese town of 1905 with costumed staff, then the River Kwai bridge and Pak Phraek old street.',
  overview: [
    'Mallika City R.E. 124 is a town made to walk through. The letters stand for the Rattanakosin Era, which counts from the founding of Bangkok; year 124 is 1905, late in the reign of King Chulalongkorn. The houses are new, the way of building is old, and the staff wear the clothes of that time as they work.',
    'You can hire a costume at the entrance and wear it for the visit. Many Thai families do, and nobody will stare at you. Three hours leave time for the lanes, for the food and for sitting in the shade. It is a theme town, not a ruin: come for the people and the cooking more than for old walls.',
    'The real past comes in the afternoon: the River Kwai bridge, thirty kilometres back along Highway 323, and the shop-houses of Pak Phraek in town. The driver comes as far as the ticket desk, then keeps an eye on the clock for you.',
  ],
  category: 'culture',
  area: 'Highway 323 and town',
  places: ['mallika-city', 'bridge-river-kwai', 'pak-phraek'],
  mainPlace: 'mallika-city',
  hours: [10, 12],
  groupSize: '1-9 people',
  distanceKm: 320,
  targetAudience: 'Families, friends who like to dress up, people curious about old Siam',
  isForFamilies: true,
  highlights: [
    'Three hours in a walk-through Siamese town of 1905',
    'Costume hire at the entrance, for those who want it',
    'Thai lunch inside the town',
    'The River Kwai bridge on foot',
    'Shop-houses and a coffee in Pak Phraek old street',
  ],
  included: [
    'One vehicle for your party only, with driver',
    'Pickup in the morning and return in the evening, at your hotel in Bangkok',
    'Highway fees, fuel and parking for the whole route',
    ...alsoIncluded,
  ],
  notIncluded: [
    `Mallika City, ${feeOf('mallika-city')}`,
    'Costume hire at Mallika City, paid at its counter',
    'Lunch and snacks inside the town',
    'Coffee and shopping in the old street',
  ],
  whatToBring: [
    'Thin clothes that fit under a costume',
    'Sandals or flat shoes for three hours on foot',
    'A power bank; you will take many pictures',
    'Cash for the entrance, the costume and lunch',
  ],
  whatToExpect: [
    'Mallika City is open from 09:00 to 18:00. You arrive in the morning, before the hottest hours.',
    'Costumes are warm from March to May. Some guests return theirs before lunch.',
    'The food stalls in Pak Phraek open on Saturdays from 16:00, as this trip leaves. On other days and hours you see the houses and the cafes.',
  ],
  itinerary: [
    { time: '07:30', activity: 'Pickup at your hotel in Bangkok', thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ' },
    ...stops,
    { time: '16:00', activity: 'Leave for Bangkok', thai: 'ออกเดินทางกลับกรุงเทพฯ' },
    { time: '18:20', activity: 'Back at your hotel in Bangkok', thai: 'ส่งลูกค้าที่โรงแรมในกรุงเทพฯ' },
  ],
  otherStart: {
    hours: [6, 7],
    distanceKm: 70,
    included: [
      'One vehicle for your party only, with driver',
      'Pickup in the morning and return in the afternoon, at your hotel in Kanchanaburi',
      'Fuel and parking for the whole route',
      ...alsoIncluded,
    ],
    whatToExpect: [
      'Mallika City is open from 09:00 to 18:00. You arrive in the morning, before the hottest hours.',
      'Costumes are warm from March to May. Some guests return theirs before lunch.',
      'The food stalls in Pak Phraek open on Saturdays from 16:00, as this trip ends. On other days and hours you see the houses and the cafes.',
    ],
    itinerary: [
      { time: '09:45', activity: 'Pickup at your hotel in Kanchanaburi', thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี' },
      ...stops,
      {
        time: '16:00',
        activity: 'Back at your hotel in Kanchanaburi',
        thai: 'ส่งลูกค้าที่โรงแรมในกาญจนบุรี',
        detail: 'Or stay in the old street, if you like: it is in town.',
      },
    ],
  },
  gallery: [
    { poster: 'mallika-street', caption: 'Mallika City R.E. 124' },
    { poster: 'hero-bridge', caption: 'The River Kwai bridge, Kanchanaburi' },
    { poster: 'night-market', caption: 'Pak Phraek old street' },
    { poster: 'road-van', caption: 'Highway 323' },
  ],
  reviews: [
    {
      author: 'Priya',
      country: 'India',
      rating: 5,
      text: 'My daughters chose their costumes in two minutes, I needed twenty. The driver had the car at the gate and already cool when we came out.',
    },
    {
      author: 'Lukas',
      country: 'Austria',
      rating: 5,
      text: 'I expected something silly and stayed three hours. It is new, not old, as the page says. The cooking was the best part for me.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
