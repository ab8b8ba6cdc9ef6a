import type { Tour, TourStop } from '#catalogue/tour.rules.ts'
import { feeOf } from '../../catalogue/tickets.ts'

const stops: readonly TourStop[] = [
  {
    time: '10:00',
    activity: 'Skywalk Kanchanaburi',
    thai: 'สกายวอล์กกาญจนบุรี',
    detail: 'Shoe covers on, then out over the bank. About forty-five minutes.',
    admission: feeOf('skywalk'),
  },
  {
    time: '11:00',
    activity: 'JEATH War Museum, Wat Chai Chumphon',
    thai: 'พิพิธภัณฑ์อักษะเชลยศึก วัดไชยชุมพลชนะสงคราม',
    detail: 'Rebuilt huts with pictures and objects of the camps, beside the confluence.',
    admission: feeOf('jeath-museum'),
  },
  {
    time: '12:10',
    activity: 'Lunch near the river',
    thai: 'พักเที่ยงใกล้แม่น้ำ',
    detail: 'Fish, curries and fried rice for the children.',
  },
  {
    time: '13:15',
    activity: 'Pak Phraek old street',
    thai: 'ถนนปากแพรก',
    detail: 'Old house fronts and a cafe when you want one.',
  },
  {
    time: '14:20',
    activity: 'River Kwai bridge',
    thai: 'สะพานข้ามแม่น้ำแคว',
    detail: 'An hour, with time to wait for a train to pass.',
  },
]

const alsoIncluded = [
  'Short drives between all stops, so nobody walks in the midday sun',
  'Folding pushchair or wheelchair carried in the boot, if you bring one',
  'A child seat on request, without charge',
  'Cold water whenever you come back to the car',
]

export const skywalkTwoRivers: Tour = {
  id: 'skywalk-two-rivers',
  region: 'bangkok',
  listed: true,
  title: 'Skywalk, two rivers and the old street',
  subtitle:
    'Kanchanaburi town without a rush: the glass walk, the museum by the river, the shop-houses, the bridge.',
  description:
    'Stand on glass twelve metres above the bank where the Khwae Yai meets the Khwae Noi, then see the JEATH museum, Pak Phraek and the bridge. A town day.',
  overview: [
    'Two rivers meet in Kanchanaburi. The Khwae Yai comes from the north and the Khwae Noi from the north-west, and from here on the water is called the Mae Klong. The skywalk is a glass path of 150 metres, twelve metres up, beside that meeting. On many days the two currents have different colours and keep apart for a while.',
    'The rest of the day stays within a few kilometres. The JEATH War Museum shows rebuilt bamboo huts of a prison camp, in the grounds of Wat Chai Chumphon by the water. Pak Phraek is a street of old shop-houses. The bridge comes last, before the drive home.',
    'Once you are in town, no drive is longer than a quarter of an hour. The day suits grandparents, small children and anyone who spent yesterday in a minibus. You visit on your own; the driver drops you at each door and picks you up there.',
  ],
  category: 'nature',
  area: 'Kanchanaburi town',
  places: ['skywalk', 'jeath-museum', 'pak-phraek', 'bridge-river-kwai'],
  mainPlace: 'skywalk',
  hours: [10, 12],
  groupSize: '1-9 people',
  distanceKm: 280,
  targetAudience: 'Three generations together, slow travellers, first visits',
  highlights: [
    'Skywalk Kanchanaburi, 150 metres of glass beside the river',
    'The meeting of the Khwae Yai and the Khwae Noi, seen from above',
    'The bamboo huts of the JEATH War Museum',
    'Pak Phraek, a street of old shop-houses',
    'The River Kwai bridge, still used by trains',
  ],
  included: [
    'Driver and air-conditioned vehicle, one price for up to nine',
    'Door-to-door service from your hotel in Bangkok and back',
    'Highway fees, parking in town and fuel',
    ...alsoIncluded,
  ],
  notIncluded: [
    `Skywalk, ${feeOf('skywalk')}`,
    `JEATH War Museum, ${feeOf('jeath-museum')}`,
    'Lunch by the river',
    'Ice cream, coffee and other reasons to stop in the old street',
  ],
  whatToBring: [
    'Trousers or shorts rather than a skirt; the floor is glass',
    'Sunglasses, because glass and water throw the light back',
    'Coins and small notes for the tickets',
    'Modest clothes for the temple grounds around JEATH',
  ],
  whatToExpect: [
    'The skywalk opens on weekdays from 09:00 to 12:00 and from 15:00 to 18:00, at weekends from 09:00 to 18:00.',
    'If traffic makes you late on a weekday, the driver turns the day round and the skywalk follows at 15:00, which brings you home about half an hour later.',
    'The difference between the two rivers changes with rain and light. Some days it is clear, some days you must look for it.',
    'Stalls stand in Pak Phraek on Saturdays from 16:00 only, after this plan has moved on. For those, look at our Saturday evening trip.',
  ],
  itinerary: [
    { time: '07:30', activity: 'Pickup at your hotel in Bangkok', thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ' },
    ...stops,
    { time: '15:20', activity: 'Leave for Bangkok', thai: 'ออกเดินทางกลับกรุงเทพฯ' },
    { time: '17:40', activity: 'Back at your hotel in Bangkok', thai: 'ส่งลูกค้าที่โรงแรมในกรุงเทพฯ' },
  ],
  otherStart: {
    hours: [5, 6],
    distanceKm: 20,
    included: [
      'Driver and air-conditioned vehicle, one price for up to nine',
      'Door-to-door service from your hotel in Kanchanaburi and back',
      'Parking in town and fuel',
      ...alsoIncluded,
    ],
    itinerary: [
      { time: '09:45', activity: 'Pickup at your hotel in Kanchanaburi', thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี' },
      ...stops,
      { time: '15:20', activity: 'Leave for your hotel', thai: 'ออกเดินทางกลับโรงแรม' },
      { time: '15:30', activity: 'Back at your hotel in Kanchanaburi', thai: 'ส่งลูกค้าที่โรงแรมในกาญจนบุรี' },
    ],
  },
  gallery: [
    { poster: 'skywalk', caption: 'Skywalk Kanchanaburi' },
    { poster: 'hero-bridge', caption: 'The River Kwai bridge, Kanchanaburi' },
    { poster: 'longtail-river', caption: 'A long-tail boat on the Khwae' },
    { poster: 'night-market', caption: 'Pak Phraek old street' },
  ],
  reviews: [
    {
      author: 'Rosa',
      country: 'Spain',
      rating: 5,
      text: 'With my parents, both over seventy, this was the right pace. The water was brown on one side and green on the other, we could see the line.',
    },
    {
      author: 'Kenji',
      country: 'Japan',
      rating: 5,
      text: 'We got to the skywalk at a quarter to twelve because of rain and had only fifteen minutes. The huts at the museum are simple and moving.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
