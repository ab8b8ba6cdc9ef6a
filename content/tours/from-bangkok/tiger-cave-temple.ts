import type { Tour, TourStop } from '#catalogue/tour.rules.ts'

const stops: readonly TourStop[] = [
  {
    time: '09:45',
    activity: 'Wat Ban Tham, Tha Muang',
    thai: 'วัดบ้านถ้ำ ท่าม่วง',
    detail: 'Up the steps and through the dragon into the cave, while the day is still cool.',
  },
  {
    time: '11:10',
    activity: 'Wat Tham Suea',
    thai: 'วัดถ้ำเสือ',
    detail: 'The giant Buddha, the towers and the terrace above the fields.',
    admission: 'Free; a donation is welcome',
  },
  {
    time: '12:30',
    activity: 'Lunch at the edge of the fields',
    thai: 'พักเที่ยงริมทุ่งนา',
    detail: 'Rice and noodle dishes; iced coffee.',
  },
  {
    time: '13:30',
    activity: 'Short walk beside the rice',
    thai: 'ลูกค้าเดินเล่นริมทุ่งนา',
    detail: 'Half an hour on level ground.',
  },
  {
    time: '14:30',
    activity: 'River Kwai bridge',
    thai: 'สะพานข้ามแม่น้ำแคว',
    detail: 'Across and back on foot, between trains.',
  },
]

const alsoIncluded = [
  'Petrol, parking and highway fees',
  'Waiting at both temples for as long as you need',
  'Chilled water for the climbs',
  'Two wraps in the car for uncovered shoulders or knees',
  'Child seat at no charge, if you ask when booking',
]

export const tigerCaveTemple: Tour = {
  id: 'tiger-cave-temple',
  region: 'bangkok',
  listed: true,
  title: 'Wat Tham Suea and the rice fields',
  subtitle: 'Two temples at Tha Muang: one on a hill above the fields, one behind the mouth of a dragon.',
  description:
    'Climb into the cave of Wat Ban Tham, stand below the giant Buddha of Wat Tham Suea, eat lunch beside the rice and see the River Kwai bridge.',
  overview: [
    'Wat Tham Suea means temple of the tiger cave. It stands on a hill at Tha Muang, near Kanchanaburi town, and its giant seated Buddha looks out over flat green rice. There are no live tigers here, and it is not the temple of the same English name in Krabi.',
    'Wat Ban Tham is close by. Its steps lead into the open mouth of a dragon, and behind the teeth is a cave with a shrine. We go there first, because steps are easier in the morning. Wat Tham Suea follows, then lunch at the edge of the fields, which are greenest around October and brown after the harvest.',
    'In the afternoon you see the River Kwai bridge and start home early. These are working temples where people come to pray, so walk round them and speak softly. The driver shows you where the steps begin and stays with the car, your bags and the cold water.',
  ],
  category: 'culture',
  area: 'Tha Muang',
  places: ['wat-ban-tham', 'wat-tham-suea', 'bridge-river-kwai'],
  mainPlace: 'wat-tham-suea',
  hours: [10, 12],
  groupSize: '1-9 people',
  distanceKm: 280,
  targetAudience: 'Couples, families with older children, people who do not mind steps',
  isForFamilies: true,
  highlights: [
    'Wat Tham Suea, the giant Buddha on the hill at Tha Muang',
    'The view over the rice fields from the temple terrace',
    'Wat Ban Tham, entered through the mouth of a dragon',
    'Lunch beside the fields, with a short walk after it',
    'Fifty minutes at the River Kwai bridge before the drive home',
  ],
  included: [
    'Private vehicle with driver, one price from car to van',
    'Collection and return at your Bangkok hotel',
    ...alsoIncluded,
  ],
  notIncluded: [
    'Lunch and drinks at the fields',
    'Donations at the temples; Wat Tham Suea itself is free',
    'Incense, flowers or gold leaf, if you wish to offer them',
    'Souvenirs at the bridge',
  ],
  whatToBring: [
    'Clothes that cover shoulders and knees',
    'Shoes that come off easily at the shrines',
    'A small torch for the darker corners of the cave',
    'Coins and 20-baht notes for donation boxes',
    'A sun hat for the terrace',
  ],
  whatToExpect: [
    'Both temples have steps, and there is no flat way round at Wat Ban Tham. Anyone who prefers to can wait below in the shade.',
    'Wat Tham Suea is open from about 07:30 to 17:00, Wat Ban Tham in the daytime.',
    'The colour of the fields depends on the month: greenest around October, and in some months only bare soil or stubble.',
    'Shoes off inside the halls, and do not point your feet at a Buddha image when you sit.',
  ],
  itinerary: [
    { time: '07:30', activity: 'Pickup at your hotel in Bangkok', thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ' },
    ...stops,
    { time: '15:20', activity: 'Leave for Bangkok', thai: 'ออกเดินทางกลับกรุงเทพฯ' },
    { time: '17:45', activity: 'Back at your hotel in Bangkok', thai: 'ส่งลูกค้าที่โรงแรมในกรุงเทพฯ' },
  ],
  otherStart: {
    hours: [6, 7],
    distanceKm: 40,
    included: [
      'Private vehicle with driver, one price from car to van',
      'Collection and return at your hotel in Kanchanaburi',
      ...alsoIncluded,
    ],
    itinerary: [
      { time: '09:15', activity: 'Pickup at your hotel in Kanchanaburi', thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี' },
      ...stops,
      { time: '15:20', activity: 'Leave for your hotel', thai: 'ออกเดินทางกลับโรงแรม' },
      { time: '15:30', activity: 'Back at your hotel in Kanchanaburi', thai: 'ส่งลูกค้าที่โรงแรมในกาญจนบุรี' },
    ],
  },
  gallery: [
    { poster: 'rice-temple', caption: 'Wat Tham Suea above the rice fields' },
    { poster: 'temple-dawn', caption: 'Hill temple, Tha Muang' },
    { poster: 'hero-bridge', caption: 'The River Kwai bridge, Kanchanaburi' },
  ],
  reviews: [
    {
      author: 'Carla',
      country: 'Portugal',
      rating: 5,
      text: 'We came in October and the fields were as green as a billiard table. Our son still talks about walking into the dragon.',
    },
    {
      author: 'Ian',
      country: 'Scotland',
      rating: 5,
      text: 'More steps than my knees liked, so I did one temple and my wife did both. Nobody hurried us and the car was cool when we came down.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
