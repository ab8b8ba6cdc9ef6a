import type { Tour } from '#catalogue/tour.rules.ts'
import { feeOf } from '../../catalogue/tickets.ts'

export const kanchanaburiHistoricalHighlights: Tour = {
  id: 'kanchanaburi-historical-highlights',
  region: 'bangkok',
  listed: false,
  sibling: 'death-railway-historical-journey',
  title: 'Kanchanaburi museum, bridge and Khmer temple',
  subtitle:
    'Two periods in one day: the railway of the 1940s and the stone temple of Muang Sing, seven centuries older.',
  description:
    'Death Railway Museum, war cemetery and River Kwai bridge in the morning; the Khmer towers of Prasat Muang Sing after lunch. No train times to catch.',
  overview: [
    'Kanchanaburi is known for one story, but it has an older one as well. This day gives the morning to the war railway and the afternoon to Prasat Muang Sing, the westernmost park of Khmer ruins, built in the Bayon style on the Khwae Noi.',
    'The museum, the cemetery and the bridge are all in town, a few minutes apart. You visit them in that order and have lunch before the heat is at its worst. Muang Sing is 33-45 km further, depending on the road: walls and towers of brown laterite on wide lawns, open to the sun.',
    'You go everywhere by car, so the day runs to time and suits people who walk slowly. The driver waits at each place and is not a licensed guide. If you would rather ride the train over the viaduct, choose the sister trip by museum and train.',
  ],
  category: 'history',
  area: 'Town and Muang Sing',
  places: ['death-railway-museum', 'war-cemetery', 'bridge-river-kwai', 'muang-sing'],
  mainPlace: 'muang-sing',
  hours: [10, 12],
  groupSize: '1-8 people',
  distanceKm: 340,
  targetAudience: 'Older travellers, small groups of friends, anyone who prefers a car to train times',
  highlights: [
    'The Death Railway Museum with an hour to read',
    'A quiet half hour in the war cemetery beside it',
    'The River Kwai bridge, across and back',
    'Prasat Muang Sing, the westernmost Khmer temple park',
    'Level ground nearly everywhere, and no timetable',
  ],
  included: [
    'Private car for up to 3, SUV for up to 6 or van for up to 8 guests',
    'The same driver all day, waiting at each place',
    'Hotel pickup and drop-off in Bangkok',
    'Fuel, parking and highway fees',
    'Iced water after every walk',
    'Free child seat when requested with the booking',
  ],
  notIncluded: [
    `Death Railway Museum, ${feeOf('death-railway-museum')}`,
    `Prasat Muang Sing, ${feeOf('muang-sing')}`,
    'Lunch in town',
    'A licensed guide for the museum or the temple',
  ],
  whatToBring: [
    'Clothes that cover shoulders and knees',
    'Comfortable shoes for grass and uneven stone',
    'An umbrella or wide hat for Muang Sing, which is hot after lunch',
    'Cash for two entrances and lunch',
  ],
  whatToExpect: [
    'Some rooms of the museum show sickness and death plainly.',
    'The ruins have steps without rails. Do not climb on walls or sit on pedestals.',
    'Muang Sing closes at 16:30. You are there from about 13:45, so there is no hurry.',
    'Trains still cross the bridge. One of them may make you wait in a bay for a few minutes.',
  ],
  itinerary: [
    { time: '07:00', activity: 'Pickup at your hotel in Bangkok', thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ' },
    {
      time: '09:30',
      activity: 'Death Railway Museum',
      thai: 'พิพิธภัณฑ์ทางรถไฟไทย-พม่า',
      detail: 'Open 09:00-17:00.',
      admission: `${feeOf('death-railway-museum')}, paid at the entrance`,
    },
    {
      time: '10:35',
      activity: 'Kanchanaburi War Cemetery',
      thai: 'สุสานทหารสัมพันธมิตรดอนรัก',
      detail: 'Next door, so you walk over. 6,982 graves; free.',
    },
    {
      time: '11:15',
      activity: 'River Kwai bridge',
      thai: 'สะพานข้ามแม่น้ำแคว',
      detail: 'At the north edge of town, free.',
    },
    {
      time: '12:05',
      activity: 'Lunch in town',
      thai: 'พักเที่ยงในเมือง',
      detail: 'Thai food; tell the driver what you do not eat.',
    },
    {
      time: '13:45',
      activity: 'Prasat Muang Sing',
      thai: 'ปราสาทเมืองสิงห์',
      detail: 'Ninety minutes for the main tower, the gates and the shade along the walls. Open until 16:30.',
      admission: `${feeOf('muang-sing')}, paid at the gate`,
    },
    { time: '15:15', activity: 'Leave for Bangkok', thai: 'ออกเดินทางกลับกรุงเทพฯ' },
    { time: '18:10', activity: 'Back at your hotel', thai: 'ส่งลูกค้าที่โรงแรม' },
  ],
  gallery: [
    { poster: 'muang-sing', caption: 'Prasat Muang Sing' },
    { poster: 'hero-bridge', caption: 'The River Kwai bridge, Kanchanaburi' },
    { poster: 'war-cemetery', caption: 'Kanchanaburi War Cemetery' },
    { poster: 'bangkok-dawn', caption: 'Bangkok at dawn', crop: [260, 300, 720, 540] },
  ],
  reviews: [
    {
      author: 'Birgit',
      country: 'Denmark',
      rating: 5,
      text: 'We are both over seventy. Short walks, a cold bottle each time, and in Muang Sing there were only gardeners.',
    },
    {
      author: 'Samuel',
      country: 'Switzerland',
      rating: 5,
      text: 'Six of us with knees in the SUV: it fits, the van is better. The museum needs the whole hour, and we got it.',
    },
  ],
  capacity: { car: { from: 1, to: 3 }, suv: { from: 1, to: 6 }, van: { from: 1, to: 8 } },
  booking: { channel: 'email', hotel: 'optional' },
}
