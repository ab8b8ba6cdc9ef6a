import type { Tour, TourStop } from '#catalogue/tour.rules.ts'
import { driveBetween } from '#catalogue/transfers/drive.words.ts'
import { feeOf } from '../../catalogue/tickets.ts'

const ACROSS_THE_PLAIN = driveBetween('kanchanaburi', 'ayutthaya')

const stops: readonly TourStop[] = [
  {
    time: '09:00',
    activity: 'River Kwai bridge',
    thai: 'สะพานข้ามแม่น้ำแคว',
    detail: 'On foot over the river, with space to stop.',
  },
  {
    time: '09:55',
    activity: 'Death Railway Museum',
    thai: 'พิพิธภัณฑ์ทางรถไฟไทย-พม่า',
    detail: 'How the line was planned, built and survived. Allow an hour.',
    admission: feeOf('death-railway-museum'),
  },
  {
    time: '11:00',
    activity: 'Kanchanaburi War Cemetery',
    thai: 'สุสานทหารสัมพันธมิตรดอนรัก',
    detail: 'Next to the museum; 6,982 Allied graves.',
    admission: 'Free',
  },
  { time: '11:30', activity: 'Lunch in town', thai: 'พักเที่ยงในเมือง' },
  {
    time: '12:55',
    activity: 'Wat Tham Suea, Tha Muang',
    thai: 'วัดถ้ำเสือ ท่าม่วง',
    detail: 'Fifty minutes on the hill. Shoulders and knees covered.',
    admission: 'Free',
  },
  {
    time: '13:50',
    activity: 'Drive to Ayutthaya',
    thai: 'ขับไปอยุธยา',
    detail: `The road takes ${ACROSS_THE_PLAIN}; there is one stop for coffee and toilets.`,
  },
  {
    time: '17:00',
    activity: 'Drop-off at your hotel in Ayutthaya',
    thai: 'ส่งลูกค้าที่โรงแรมในอยุธยา',
    detail: 'The trip ends here.',
  },
]

const alsoIncluded = [
  'Fuel, parking and highway fees, with no extra charge for the empty drive back',
  'Room for your suitcases; just tell us how many',
  'Drinking water and a charging cable for phones',
  'Child seats free, on request',
]

const alsoExpect = [
  'The fare is the same for each vehicle. With large suitcases take the next size up, and tell us how many you bring, so that everything fits.',
  'The museum is open from 09:00 to 17:00. The cemetery has no closing time and asks for quiet.',
  'You reach Ayutthaya at about 17:00, in traffic or heavy rain nearer 18:00.',
]

export const ayutthayaDropOff: Tour = {
  id: 'ayutthaya-drop-off',
  region: 'bangkok',
  listed: true,
  title: 'Kanchanaburi sights, one way to Ayutthaya',
  subtitle: 'A one-way day with your luggage: bridge, museum and hill temple, then your hotel in Ayutthaya.',
  description:
    'See the River Kwai bridge, the railway museum, the war cemetery and Wat Tham Suea, bags in the car, and finish at your hotel in Ayutthaya. No drive back.',
  overview: [
    'Bangkok last night, Ayutthaya tonight? The driver takes you and your luggage west in the morning, waits while you see Kanchanaburi, and drops you in Ayutthaya towards evening. You do not go back to Bangkok, and you carry your suitcases no further than to the car.',
    `Plan half a day of driving. It is ${driveBetween('bangkok', 'kanchanaburi')} from Bangkok to Kanchanaburi and ${ACROSS_THE_PLAIN} more across the plain to Ayutthaya. In between you have a full morning in town: the bridge before the large groups, an hour in the Death Railway Museum, the war cemetery beside it, and lunch. Wat Tham Suea lies on the way out.`,
    'You arrive in Ayutthaya at about 17:00, so keep its temples for the next day; each has its own ticket. The driver drives, looks after the bags and knows where to park; the museum panels tell you the history.',
  ],
  category: 'history',
  area: 'Town and Ayutthaya',
  places: [
    'bridge-river-kwai',
    'death-railway-museum',
    'war-cemetery',
    'wat-tham-suea',
    'ayutthaya-drop-off',
  ],
  mainPlace: 'bridge-river-kwai',
  endsIn: 'Ayutthaya',
  hours: [10, 12],
  groupSize: '1-9 people',
  distanceKm: 320,
  targetAudience: 'Travellers moving on from Bangkok, history readers, small groups with luggage',
  highlights: [
    'One journey instead of two: sights by day, a new hotel at the end',
    'The River Kwai bridge at about nine in the morning',
    'An hour in the Death Railway Museum, beside the war cemetery',
    'Wat Tham Suea, the hilltop Buddha above the rice fields',
    'Your luggage stays in a locked car from door to door',
  ],
  included: [
    'The whole vehicle and its driver, one way from Bangkok to Ayutthaya',
    'Pickup at your Bangkok hotel, drop-off at your hotel or the station in Ayutthaya',
    ...alsoIncluded,
  ],
  notIncluded: [
    `Death Railway Museum, ${feeOf('death-railway-museum')}`,
    'Lunch in Kanchanaburi',
    'Temple tickets in Ayutthaya',
    'A return to Bangkok',
  ],
  whatToBring: [
    'The name and address of your hotel in Ayutthaya, in Thai if you have it',
    'A day bag, so that the suitcases can stay closed',
    'Something that covers shoulders and knees, for Wat Tham Suea',
    'A book or music for the long stretch in the afternoon',
  ],
  whatToExpect: [
    'About five hours of this day are on the road, most of them on flat highways.',
    ...alsoExpect,
  ],
  itinerary: [
    {
      time: '06:30',
      activity: 'Pickup at your hotel in Bangkok',
      thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ',
      detail: 'Check out first; the bags go in the car.',
    },
    ...stops,
  ],
  otherStart: {
    overview: [
      'Kanchanaburi last night, Ayutthaya tonight? The driver loads your luggage after breakfast, waits while you see the town, and drops you in Ayutthaya towards evening. You do not come back, and you carry your suitcases no further than to the car.',
      `You spend the morning in town: the bridge before the large groups, an hour in the Death Railway Museum, the war cemetery beside it, and lunch. Wat Tham Suea lies on the way out. After it the road across the plain to Ayutthaya takes ${ACROSS_THE_PLAIN}; there is one stop.`,
      'You arrive in Ayutthaya at about 17:00, so keep its temples for the next day; each has its own ticket. The driver drives, looks after the bags and knows where to park; the museum panels tell you the history.',
    ],
    hours: [8, 9],
    distanceKm: 190,
    targetAudience: 'Travellers moving on from Kanchanaburi, history readers, small groups with luggage',
    included: [
      'The whole vehicle and its driver, one way from Kanchanaburi to Ayutthaya',
      'Pickup at your hotel in Kanchanaburi, drop-off at your hotel or the station in Ayutthaya',
      ...alsoIncluded,
    ],
    notIncluded: [
      `Death Railway Museum, ${feeOf('death-railway-museum')}`,
      'Lunch in Kanchanaburi',
      'Temple tickets in Ayutthaya',
      'A return to Kanchanaburi',
    ],
    whatToExpect: [
      'Less than three hours of this day are on the road, most of them on flat highways.',
      ...alsoExpect,
    ],
    itinerary: [
      {
        time: '08:45',
        activity: 'Pickup at your hotel in Kanchanaburi',
        thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี',
        detail: 'Check out first; the bags go in the car.',
      },
      ...stops,
    ],
  },
  gallery: [
    { poster: 'ayutthaya', caption: 'Ayutthaya' },
    { poster: 'hero-bridge', caption: 'The River Kwai bridge, Kanchanaburi' },
    { poster: 'rice-temple', caption: 'Wat Tham Suea, Tha Muang' },
    { poster: 'bangkok-dawn', caption: 'Bangkok' },
  ],
  reviews: [
    {
      author: 'Marieke',
      country: 'Netherlands',
      rating: 5,
      text: 'My grandfather worked on the railway, so the museum was the reason for the trip. Not going back to Bangkok afterwards gave us an hour more there.',
    },
    {
      author: 'Daniel',
      country: 'Canada',
      rating: 5,
      text: 'The afternoon drive is long and there is not much to look at. But two hotels, three suitcases and no bus station, so I would do it this way again.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
