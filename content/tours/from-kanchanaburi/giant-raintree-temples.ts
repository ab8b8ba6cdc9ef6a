import type { Tour, TourStop } from '#catalogue/tour.rules.ts'

const stops: readonly TourStop[] = [
  {
    time: '09:40',
    activity: 'Giant raintree, Ko Samrong',
    thai: 'ต้นจามจุรียักษ์ เกาะสำโรง',
    detail: 'Walk round it, then sit on the shady side.',
    admission: 'Free',
  },
  {
    time: '11:10',
    activity: 'Chungkai War Cemetery',
    thai: 'สุสานทหารสัมพันธมิตรช่องไก่',
    detail: 'Half an hour among the rows.',
    admission: 'Free',
  },
  {
    time: '11:45',
    activity: 'Wat Tham Khao Pun',
    thai: 'วัดถ้ำเขาปูน',
    detail: 'Through the cave, then the view of the Khwae Noi.',
  },
  {
    time: '12:50',
    activity: 'Lunch in town, by the water',
    thai: 'พักเที่ยงในเมือง ริมน้ำ',
    detail: 'An hour in the shade.',
  },
  {
    time: '14:15',
    activity: 'Wat Tham Suea, Tha Muang',
    thai: 'วัดถ้ำเสือ ท่าม่วง',
    detail: 'The giant Buddha and the terrace over the fields.',
    admission: 'Free',
  },
]

const alsoIncluded = [
  'Parking at the tree and the temples, fuel and highway fees',
  'Two folding stools in the car, for people who draw or wait',
  'Water bottles, filled again at lunch',
  'Child seats, fitted free if you ask beforehand',
]

export const giantRaintreeTemples: Tour = {
  id: 'giant-raintree-temples',
  region: 'bangkok',
  listed: true,
  title: 'Giant raintree, cave temple and hilltop Buddha',
  subtitle: 'One old tree, two temples and the smaller of the two war cemeteries, all near town.',
  description:
    'A morning under the giant raintree at Ko Samrong, then the cave temple of Khao Pun, the quiet cemetery at Chungkai and the hilltop Buddha of Wat Tham Suea.',
  overview: [
    'The raintree at Ko Samrong is about a century old, and what you notice is its width: branches that spread like a roof over a space where a school class could sit. We arrive in the morning, when it is still cool in the shade. An hour is plenty, and some people only sit and look.',
    'Then the road crosses the river to Wat Tham Khao Pun, a cave temple above the Khwae Noi. You walk through rock chambers with Buddha images. Chungkai War Cemetery is a short way before it, on the ground of a former camp: about 1,740 graves, trees, and seldom a coach.',
    'In the afternoon, on the way home, comes Wat Tham Suea with its giant Buddha and the view across the fields. If one temple is enough for you, tell the driver, and you are back in Bangkok more than an hour earlier. There are no talks on this trip: it is a day for looking.',
  ],
  category: 'nature',
  area: 'Ko Samrong and Tha Muang',
  places: ['giant-raintree', 'chungkai-cemetery', 'wat-tham-khao-pun', 'wat-tham-suea'],
  mainPlace: 'wat-tham-suea',
  hours: [10, 12],
  groupSize: '1-9 people',
  distanceKm: 300,
  targetAudience: 'Tree lovers, people who draw or photograph, quiet travellers',
  highlights: [
    'The giant raintree at Ko Samrong, an hour beneath it',
    'Wat Tham Khao Pun, a cave temple above the Khwae Noi',
    'Chungkai War Cemetery, about 1,740 graves on a former camp site',
    'Wat Tham Suea in the softer light of the afternoon',
    'An earlier way home for those who skip the second temple',
  ],
  included: [
    'Any vehicle with driver, all at the same price',
    'Bangkok hotel pickup and drop-off',
    ...alsoIncluded,
  ],
  notIncluded: [
    'Lunch by the river',
    'Donations at Wat Tham Khao Pun and Wat Tham Suea',
    'Snacks and drinks from the stalls',
    'Personal travel insurance',
  ],
  whatToBring: [
    'Clothes that cover shoulders and knees, for three of the four stops',
    'A wide lens, or patience with panorama mode',
    'Shoes that hold on damp rock inside the cave',
    'Insect spray for the shade',
    'A sketchbook, if you keep one',
  ],
  whatToExpect: [
    'The tree is open from 06:00 to 18:00 and free. Stay on the path and off the roots.',
    'The way through the cave at Khao Pun is uneven and low in places. People who dislike narrow rooms can wait outside.',
    'Wat Tham Suea closes at about 17:00. There are steps up to the hall.',
    'Dress and speak quietly at Chungkai. It is open ground, without a ticket.',
  ],
  itinerary: [
    { time: '07:00', activity: 'Pickup at your hotel in Bangkok', thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ' },
    ...stops,
    { time: '15:25', activity: 'Leave for Bangkok', thai: 'ออกเดินทางกลับกรุงเทพฯ' },
    { time: '17:40', activity: 'Back at your hotel in Bangkok', thai: 'ส่งลูกค้าที่โรงแรมในกรุงเทพฯ' },
  ],
  otherStart: {
    overview: [
      'The raintree at Ko Samrong is about a century old, and what you notice is its width: branches that spread like a roof over a space where a school class could sit. We arrive in the morning, when it is still cool in the shade. An hour is plenty, and some people only sit and look.',
      'Then the road crosses the river to Wat Tham Khao Pun, a cave temple above the Khwae Noi. You walk through rock chambers with Buddha images. Chungkai War Cemetery is a short way before it, on the ground of a former camp: about 1,740 graves, trees, and seldom a coach.',
      'In the afternoon comes Wat Tham Suea with its giant Buddha and the view across the fields. If one temple is enough for you, tell the driver, and you are back at your hotel more than an hour earlier. There are no talks on this trip: it is a day for looking.',
    ],
    hours: [6, 7],
    distanceKm: 60,
    included: [
      'Any vehicle with driver, all at the same price',
      'Pickup and drop-off at your hotel in Kanchanaburi',
      ...alsoIncluded,
    ],
    itinerary: [
      { time: '09:10', activity: 'Pickup at your hotel in Kanchanaburi', thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี' },
      ...stops,
      { time: '15:25', activity: 'Leave for your hotel', thai: 'ออกเดินทางกลับโรงแรม' },
      { time: '15:50', activity: 'Back at your hotel in Kanchanaburi', thai: 'ส่งลูกค้าที่โรงแรมในกาญจนบุรี' },
    ],
  },
  gallery: [
    { poster: 'raintree', caption: 'Giant raintree, Ko Samrong' },
    { poster: 'temple-dawn', caption: 'Hill temple near Kanchanaburi' },
    { poster: 'rice-temple', caption: 'Wat Tham Suea, Tha Muang', crop: [400, 150, 640, 480] },
  ],
  reviews: [
    {
      author: 'Joanna',
      country: 'Poland',
      rating: 5,
      text: 'I drew the tree for an hour while my husband slept in the car. Chungkai was empty except for a gardener.',
    },
    {
      author: 'Wei',
      country: 'Malaysia',
      rating: 5,
      text: 'Tree and cave were better than I thought. We were tired after lunch and went home without the last temple, no problem with the driver.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
