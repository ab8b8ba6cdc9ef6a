import type { Tour, TourStop } from '#catalogue/tour.rules.ts'
import { driveBetween } from '#catalogue/transfers/drive.words.ts'
import { feeOf } from '../../catalogue/tickets.ts'

const FROM_BANGKOK = driveBetween('bangkok', 'erawan')

const stops: readonly TourStop[] = [
  {
    time: '09:15',
    activity: 'Erawan National Park gate',
    thai: 'หน้าด่าน อุทยานแห่งชาติเอราวัณ',
    detail: 'Tickets, bottle deposit, changing rooms.',
    admission: `${feeOf('erawan')}, paid at the gate`,
  },
  {
    time: '09:30',
    activity: 'The Erawan tiers',
    thai: 'ลูกค้าเที่ยวน้ำตกเอราวัณ',
    detail: 'Seven tiers over about two kilometres. Walk up, swim on the way down.',
  },
  {
    time: '12:15',
    activity: 'Lunch near Srinakarin dam',
    thai: 'พักเที่ยงใกล้เขื่อนศรีนครินทร์',
    detail: 'Thai dishes, fish from the lake, vegetarian on request.',
  },
  {
    time: '14:15',
    activity: 'River Kwai bridge',
    thai: 'สะพานข้ามแม่น้ำแคว',
    detail: 'Across on foot and back; wait in the bays when a train comes.',
  },
  {
    time: '15:05',
    activity: 'Kanchanaburi War Cemetery',
    thai: 'สุสานทหารสัมพันธมิตรดอนรัก',
    detail: 'Half an hour among 6,982 graves. Dress and speak quietly.',
  },
]

const alsoSaid = [
  'After lunch near the dam the road follows the Khwae Yai back to town, a little more than an hour. You walk over the steel bridge, which still carries trains to Nam Tok, and stop at the war cemetery before the drive home.',
  'The driver waits at every stop and keeps your bags in the car. He knows the way but is not a licensed guide, and there is no museum on this day. If you come for the history, look at our railway trips.',
]

const alsoIncluded = [
  'Fuel, parking and highway fees',
  'Cold drinking water and towels for the car seats',
  'Child seat on request, free',
  'Waiting time at every stop of the plan',
]

const alsoExpect = [
  'Food is not allowed past the lower tiers, and water bottles are registered against a small deposit.',
  'Macaques take open bags. Leave what you do not need in the car.',
  'From February to April the upper tiers can run thin; after heavy rain rangers may close some of them.',
]

export const erawanDeathRailway: Tour = {
  id: 'erawan-death-railway',
  region: 'bangkok',
  listed: true,
  title: 'Erawan waterfall and the River Kwai bridge',
  subtitle: 'Swim below the emerald tiers in the morning, cross the bridge on foot in the afternoon.',
  description:
    'More than two hours at Erawan before the heat, then the River Kwai bridge and the war cemetery in town. One car, one driver, and back in time for dinner.',
  overview: [
    `Erawan is ${FROM_BANGKOK} from Bangkok, so this day starts early. The park opens at 08:00; you are at the gate at about 09:15, when the lower pools are still quiet. Tier two is the easiest place to swim; tiers three to five take about half an hour more on foot; the last two are steep and need shoes with grip that can get wet.`,
    ...alsoSaid,
  ],
  category: 'nature',
  area: 'Erawan and town',
  places: ['erawan', 'srinakarin-dam', 'bridge-river-kwai', 'war-cemetery'],
  mainPlace: 'erawan',
  hours: [10, 12],
  groupSize: '1-9 people',
  distanceKm: 430,
  targetAudience: 'Swimmers, families with children from six, first visits',
  isForFamilies: true,
  highlights: [
    'Two and a half hours on the Erawan trail, at your own pace',
    'Swimming at tier two, with changing rooms at the gate',
    'Lunch beside the lake near Srinakarin dam',
    'The River Kwai bridge on foot, between trains',
    'Kanchanaburi War Cemetery, open at all hours, free',
  ],
  included: [
    'Car, SUV or van with driver for the whole day',
    'Pickup and return at your hotel in Bangkok',
    ...alsoIncluded,
  ],
  notIncluded: [
    `Erawan National Park, ${feeOf('erawan')}`,
    'Lunch and snacks',
    'Hire of a life jacket, if you want one at the pools',
    'Accident insurance beyond the vehicle',
  ],
  whatToBring: [
    'Swimwear and a towel',
    'Shoes with grip that may get wet',
    'Sun cream, applied an hour before the pools',
    'Cash for the park gate and lunch',
  ],
  whatToExpect: [
    `The drive to Erawan takes ${FROM_BANGKOK}, with a coffee stop whenever you like.`,
    ...alsoExpect,
  ],
  itinerary: [
    { time: '06:00', activity: 'Pickup at your hotel in Bangkok', thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ' },
    ...stops,
    { time: '15:35', activity: 'Leave for Bangkok', thai: 'ออกเดินทางกลับกรุงเทพฯ' },
    {
      time: '18:00',
      activity: 'Back at your hotel',
      thai: 'ส่งลูกค้าที่โรงแรม',
      detail: 'Friday and Sunday evenings can take half an hour longer.',
    },
  ],
  otherStart: {
    overview: [
      'Erawan is a little more than an hour from Kanchanaburi, so there is time for breakfast. The park opens at 08:00; you are at the gate at about 09:15, when the lower pools are still quiet. Tier two is the easiest place to swim; tiers three to five take about half an hour more on foot; the last two are steep and need shoes with grip that can get wet.',
      ...alsoSaid,
    ],
    hours: [7, 8],
    distanceKm: 160,
    included: [
      'Car, SUV or van with driver for the whole day',
      'Pickup and return at your hotel in Kanchanaburi',
      ...alsoIncluded,
    ],
    whatToExpect: [
      'A little more than an hour of road each way, with a coffee stop whenever you like.',
      ...alsoExpect,
    ],
    itinerary: [
      { time: '08:00', activity: 'Pickup at your hotel in Kanchanaburi', thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี' },
      ...stops,
      { time: '15:35', activity: 'Leave for your hotel', thai: 'ออกเดินทางกลับโรงแรม' },
      { time: '15:45', activity: 'Back at your hotel in Kanchanaburi', thai: 'ส่งลูกค้าที่โรงแรมในกาญจนบุรี' },
    ],
  },
  gallery: [
    { poster: 'erawan-falls', caption: 'Erawan, the middle tiers' },
    { poster: 'hero-bridge', caption: 'The River Kwai bridge, Kanchanaburi' },
    { poster: 'road-van', caption: 'Highway 3199 along the Khwae Yai' },
  ],
  reviews: [
    {
      author: 'Anna',
      country: 'Germany',
      rating: 5,
      text: 'We were in the second pool before ten and had it to ourselves for a while. The driver had towels ready when we came down.',
    },
    {
      author: 'Tom',
      country: 'Australia',
      rating: 5,
      text: 'Long day, but never rushed. Price at the end was the price on the page, and the toll was already paid.',
    },
  ],
  booking: { channel: 'email', hotel: 'optional' },
}
