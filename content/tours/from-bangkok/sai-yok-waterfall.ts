import type { Tour, TourStop } from '#catalogue/tour.rules.ts'
import { feeOf } from '../../catalogue/tickets.ts'

const stops: readonly TourStop[] = [
  { time: '12:20', activity: 'Lunch near the river', thai: 'พักเที่ยงใกล้แม่น้ำ' },
  { time: '13:15', activity: 'Leave the park', thai: 'ออกจากอุทยาน' },
  {
    time: '14:00',
    activity: 'Sai Yok Noi waterfall',
    thai: 'น้ำตกไทรโยคน้อย',
    detail: 'Forty minutes. The falls are beside the road.',
    admission: feeOf('sai-yok-noi'),
  },
]

const alsoHighlights = [
  'Raft houses on the river below the falls',
  'Sai Yok Noi and its old locomotive on the way back',
]

const alsoIncluded = [
  'Fuel, parking and highway fees',
  'Breaks on the road whenever you need one',
  'Water for the drive and for the park',
  'Free child seat if ordered with the booking',
]

const alsoExpect = [
  'Swimming depends on the season and the current. Follow the park signs and do not jump from the rocks.',
  'The suspension bridge moves when people walk on it.',
  'After heavy rain the river is brown and paths may be closed. The driver checks on the morning of the trip.',
]

export const saiYokWaterfall: Tour = {
  id: 'sai-yok-waterfall',
  region: 'bangkok',
  listed: true,
  title: 'Sai Yok Yai and Sai Yok Noi waterfalls',
  subtitle:
    'Up Highway 323 to falls that drop straight into the Khwae Noi, with a roadside cascade on the way home.',
  description:
    'To Sai Yok National Park, where the falls drop into the river beside a suspension bridge. Lunch there, then a stop at the roadside falls of Sai Yok Noi.',
  overview: [
    'There are two waterfalls called Sai Yok. The large one, Sai Yok Yai, is in the national park 104 km beyond Kanchanaburi town, and its water falls directly into the Khwae Noi. You see it best from the suspension bridge. The small one, Sai Yok Noi, is beside the highway near Nam Tok and makes a good break on the return.',
    'There is a lot of driving: more than four hours out and about four back, with breaks. In return you have nearly three unhurried hours in the park. Choose it if you like roads and rivers.',
    'The falls are fullest from October to early December. From February to May there is little water, and we would rather tell you now than at the gate. The river and the bridge are worth seeing in any month.',
  ],
  category: 'nature',
  area: 'Sai Yok',
  places: ['sai-yok-waterfalls', 'sai-yok-noi'],
  mainPlace: 'sai-yok-waterfalls',
  hours: [10, 12],
  groupSize: '1-9 people',
  distanceKm: 480,
  targetAudience: 'Nature lovers who do not mind a long drive, return visitors to Kanchanaburi',
  highlights: [
    'Sai Yok Yai, a waterfall that ends in the river itself',
    'The suspension bridge over the Khwae Noi, with the falls in view',
    'Nearly three hours in the park without a schedule',
    ...alsoHighlights,
  ],
  included: [
    'Driver and private vehicle for up to twelve hours',
    'Collection from and return to your hotel in Bangkok',
    ...alsoIncluded,
  ],
  notIncluded: [
    `Sai Yok National Park, ${feeOf('sai-yok-waterfalls')}`,
    `Sai Yok Noi: ${feeOf('sai-yok-noi')}`,
    'Lunch near the river',
    'Swimming gear and life jackets',
  ],
  whatToBring: [
    'Shoes that hold on wet planks and stone',
    'Rain jacket from June to October',
    'Insect repellent',
    `Cash for the park and lunch`,
    'A pillow for the road, if you sleep in cars',
  ],
  whatToExpect: [
    'About eight and a half hours on the road in all. Tell the driver when you want to stop.',
    ...alsoExpect,
  ],
  itinerary: [
    { time: '06:00', activity: 'Pickup at your hotel in Bangkok', thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ' },
    {
      time: '08:15',
      activity: 'Coffee near Kanchanaburi',
      thai: 'พักดื่มกาแฟใกล้กาญจนบุรี',
      detail: 'Fifteen minutes, then on along Highway 323.',
    },
    {
      time: '10:30',
      activity: 'Sai Yok National Park gate',
      thai: 'หน้าด่าน อุทยานแห่งชาติไทรโยค',
      detail: 'Open 08:00-17:00.',
      admission: `${feeOf('sai-yok-waterfalls')}, paid at the gate`,
    },
    {
      time: '10:40',
      activity: 'Sai Yok Yai falls and suspension bridge',
      thai: 'น้ำตกไทรโยคใหญ่ และสะพานแขวน',
      detail: 'First the view from the bridge, then the paths beside the river, as far as they are open.',
    },
    ...stops,
    { time: '14:40', activity: 'Leave for Bangkok', thai: 'ออกเดินทางกลับกรุงเทพฯ' },
    {
      time: '18:00',
      activity: 'Back at your hotel',
      thai: 'ส่งลูกค้าที่โรงแรม',
      detail: 'On Sundays the road into Bangkok is slow.',
    },
  ],
  otherStart: {
    overview: [
      'There are two waterfalls called Sai Yok. The large one, Sai Yok Yai, is in the national park 104 km beyond Kanchanaburi town, and its water falls directly into the Khwae Noi. You see it best from the suspension bridge. The small one, Sai Yok Noi, is beside the highway near Nam Tok and makes a good break on the return.',
      'From Kanchanaburi this is a gentle day: two hours out and a little less back, with a stop on the way, and three unhurried hours in the park. Choose it if you like roads and rivers.',
      'The falls are fullest from October to early December. From February to May there is little water, and we would rather tell you now than at the gate. The river and the bridge are worth seeing in any month.',
    ],
    hours: [7, 8],
    distanceKm: 220,
    targetAudience: 'Nature lovers, return visitors to Kanchanaburi',
    highlights: [
      'Sai Yok Yai, a waterfall that ends in the river itself',
      'The suspension bridge over the Khwae Noi, with the falls in view',
      'Three hours in the park without a schedule',
      ...alsoHighlights,
    ],
    included: [
      'Driver and private vehicle for up to eight hours',
      'Collection from and return to your hotel in Kanchanaburi',
      ...alsoIncluded,
    ],
    whatToExpect: [
      'Less than four hours on the road in all. Tell the driver when you want to stop.',
      ...alsoExpect,
    ],
    itinerary: [
      { time: '08:00', activity: 'Pickup at your hotel in Kanchanaburi', thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี' },
      {
        time: '10:00',
        activity: 'Sai Yok National Park gate',
        thai: 'หน้าด่าน อุทยานแห่งชาติไทรโยค',
        detail: 'Open 08:00-17:00.',
        admission: `${feeOf('sai-yok-waterfalls')}, paid at the gate`,
      },
      {
        time: '10:10',
        activity: 'Sai Yok Yai falls and suspension bridge',
        thai: 'น้ำตกไทรโยคใหญ่ และสะพานแขวน',
        detail: 'First the view from the bridge, then the paths beside the river, as far as they are open.',
      },
      ...stops,
      { time: '14:40', activity: 'Leave for town', thai: 'ออกเดินทางกลับเข้าเมือง' },
      { time: '15:45', activity: 'Back at your hotel in Kanchanaburi', thai: 'ส่งลูกค้าที่โรงแรมในกาญจนบุรี' },
    ],
  },
  gallery: [
    { poster: 'sai-yok-rafts', caption: 'Sai Yok Yai, Sai Yok National Park' },
    { poster: 'road-van', caption: 'Highway 323, Sai Yok' },
  ],
  reviews: [
    {
      author: 'Ingrid',
      country: 'Norway',
      rating: 5,
      text: 'In October the falls were loud enough that we had to raise our voices on the bridge. I slept most of the way home.',
    },
    {
      author: 'Jun',
      country: 'Singapore',
      rating: 5,
      text: 'Long ride, no way around it. The park was nearly empty on a Tuesday, and we had two breaks each way without asking twice.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
