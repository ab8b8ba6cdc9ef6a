import type { Tour, TourStop } from '#catalogue/tour.rules.ts'
import { feeOf, TRAIN_FARE } from '../../catalogue/tickets.ts'

const stops: readonly TourStop[] = [
  {
    time: '09:00',
    activity: 'River Kwai bridge on foot',
    thai: 'สะพานข้ามแม่น้ำแคว ลูกค้าเดินข้าม',
    detail: 'An hour, free. Stand aside in the bays if a train comes.',
  },
  {
    time: '10:10',
    activity: 'Kanchanaburi station',
    thai: 'สถานีรถไฟกาญจนบุรี พาลูกค้าไปช่องขายตั๋ว รถไฟออกประมาณ 10:30 น.',
    detail: 'Buy tickets and find the platform. The driver leaves when you are on board.',
    admission: `train ticket ${TRAIN_FARE}`,
  },
  {
    time: '10:30',
    activity: 'Train to Nam Tok',
    thai: 'ลูกค้านั่งรถไฟ ขับไปรอที่สถานีรถไฟน้ำตก',
    detail: 'About 10:30; often later. Bridge after a few minutes, viaduct in the second hour.',
  },
  {
    time: '12:40',
    activity: 'Nam Tok station',
    thai: 'รับลูกค้าที่สถานีรถไฟน้ำตก',
    detail: 'Expected arrival. The car is outside; lunch nearby.',
  },
  {
    time: '13:45',
    activity: 'Sai Yok Noi waterfall',
    thai: 'น้ำตกไทรโยคน้อย',
    detail: 'Falls by the road, best in the rains, and a locomotive from earlier days.',
    admission: feeOf('sai-yok-noi'),
  },
]

const alsoIncluded = [
  'Drop-off at Kanchanaburi station, collection at Nam Tok',
  'Fuel, parking and highway fees',
  'Help at the ticket window, and a word about which side to sit on',
  'Your luggage rides in the car, not on your knees',
  'Chilled water for the ride; free child seat in the car on request',
]

export const riverKwaiBridgeTrain: Tour = {
  id: 'river-kwai-bridge-train',
  region: 'bangkok',
  listed: true,
  title: 'Over the River Kwai bridge by train',
  subtitle: 'Walk the bridge first, then cross it by rail and stay on board to the end of the line.',
  description:
    'The River Kwai bridge on foot, then two hours on the ordinary train along the river and over the Tham Krasae viaduct to Nam Tok. The car meets you there.',
  overview: [
    'The train is the reason for this trip. You see the bridge on foot at nine, when you can stop where you like. Then you board the ordinary train at Kanchanaburi station and cross the same bridge from inside, with the windows open.',
    'The ride to Nam Tok takes about two hours. The town falls behind, fields follow, and then the line comes to the Khwae Noi. At Tham Krasae the train slows to walking pace on a timber trestle about 300 m long, with rock on one side and the river below on the other. Nam Tok is the last station.',
    'While you ride, the driver takes the car round by road and waits at Nam Tok. Lunch is close to the station, and the waterfall Sai Yok Noi is 1.4 km further. You go back by car, which is faster and air-conditioned.',
  ],
  category: 'history',
  area: 'Town to Nam Tok',
  places: ['bridge-river-kwai', 'nam-tok-station', 'sai-yok-noi'],
  mainPlace: 'bridge-river-kwai',
  hours: [10, 12],
  groupSize: '1-9 people',
  distanceKm: 390,
  targetAudience: 'Railway enthusiasts, children who like trains, relaxed first visits',
  isForFamilies: true,
  highlights: [
    'The bridge twice: once on foot, once by train',
    'The whole ride from Kanchanaburi to the last station, about two hours',
    'The Tham Krasae viaduct from the window, at walking pace',
    'A local third-class carriage with fans and open windows',
    'Sai Yok Noi waterfall and an old locomotive at the end',
  ],
  included: ['Private vehicle and driver from Bangkok and back', ...alsoIncluded],
  notIncluded: [
    `Train ticket, ${TRAIN_FARE}, bought at the station`,
    'Lunch in Nam Tok',
    `Sai Yok Noi: ${feeOf('sai-yok-noi')}`,
    'Snacks from the sellers on the train',
  ],
  whatToBring: [
    'A cushion or folded jacket for the hard bench',
    'Sunglasses: dust and leaves come in at open windows',
    'Coins and small notes',
    'Towel and sandals if you want to stand under the falls',
  ],
  whatToExpect: [
    'Times on this line are approximate, and trains can be an hour late. The driver keeps track by phone and adjusts the afternoon.',
    'At weekends and in the cool months the carriages fill up. Go to the left side for the viaduct, and be ready to stand.',
    'There is no air conditioning. From March to May the carriage is hot by noon.',
    'Keep heads and arms inside at the cuttings and on the trestle: the rock is close.',
  ],
  itinerary: [
    { time: '06:30', activity: 'Pickup at your hotel in Bangkok', thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ' },
    ...stops,
    { time: '14:40', activity: 'Leave for Bangkok by car', thai: 'ขับรถกลับกรุงเทพฯ' },
    {
      time: '18:00',
      activity: 'Back at your hotel',
      thai: 'ส่งลูกค้าที่โรงแรม',
      detail: 'If the train was late, so is the evening.',
    },
  ],
  otherStart: {
    hours: [7, 8],
    distanceKm: 140,
    included: ['Private vehicle and driver from Kanchanaburi and back', ...alsoIncluded],
    itinerary: [
      { time: '08:40', activity: 'Pickup at your hotel in Kanchanaburi', thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี' },
      ...stops,
      { time: '14:40', activity: 'Leave for town by car', thai: 'ขับรถกลับเข้าเมือง' },
      {
        time: '15:45',
        activity: 'Back at your hotel in Kanchanaburi',
        thai: 'ส่งลูกค้าที่โรงแรมในกาญจนบุรี',
        detail: 'Later if the train was late.',
      },
    ],
  },
  gallery: [
    { poster: 'train-window', caption: 'Tham Krasae from the train' },
    { poster: 'hero-bridge', caption: 'The River Kwai bridge, Kanchanaburi' },
    { poster: 'small-station', caption: 'A country station on the line' },
    { poster: 'krasae-viaduct', caption: 'Tham Krasae viaduct', crop: [540, 130, 600, 450] },
    { poster: 'bangkok-dawn', caption: 'Bangkok at dawn' },
  ],
  reviews: [
    {
      author: 'Haruto',
      country: 'Japan',
      rating: 5,
      text: 'We sat on the left as advised. On the viaduct the whole carriage became quiet. Ticket was 100 baht each and nobody asked for more.',
    },
    {
      author: 'Rachel',
      country: 'United States',
      rating: 5,
      text: 'Hot, slow and late, and our six-year-old loved all of it. The cool car at Nam Tok was welcome. Bring something soft to sit on.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
