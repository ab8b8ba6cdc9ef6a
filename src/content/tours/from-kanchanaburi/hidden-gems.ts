import type { Tour } from '#domain/catalogue/tour.ts'
import { feeOf } from '../../catalogue/tickets.ts'

export const hiddenGems: Tour = {
  id: 'hidden-gems',
  region: 'kanchanaburi',
  listed: true,
  title: 'Huay Mae Khamin falls and quieter Kanchanaburi',
  subtitle: 'Ochre terraces far up the lake, a cave temple and the smaller of the two war cemeteries.',
  description:
    'The ochre tiers of Huay Mae Khamin, the lake road past Srinakarin dam, a cave temple above the Khwae Noi and Chungkai. For those who have seen Erawan.',
  overview: [
    'Huay Mae Khamin has seven tiers, as Erawan does, but it lies more than two hours from town at the far end of a lake road, and that distance keeps the crowds away. The rock is ochre, the water wide and shallow in places, and a path with stairs links the tiers. The fourth is the one most people remember.',
    'You spend just over two hours there, eat a simple lunch, and come back beside the lake with a pause at Srinakarin dam. The last part of the day is close to town but on the other, quieter bank of the river.',
    'Wat Tham Khao Pun is a temple in a chain of small caves with shrines among the stone. Chungkai War Cemetery, close by, holds about 1,740 graves on the site of a wartime camp. Both are quiet places. There is no guide on this trip, so read a page or two the evening before.',
  ],
  category: 'nature',
  area: 'Si Sawat and town',
  places: ['huay-mae-khamin', 'srinakarin-dam', 'wat-tham-khao-pun', 'chungkai-cemetery'],
  mainPlace: 'huay-mae-khamin',
  duration: '8-9 hours',
  groupSize: '1-6 people',
  distanceKm: 240,
  targetAudience: 'Second visits, and guests who prefer few people to famous names',
  highlights: [
    'Huay Mae Khamin, seven ochre tiers with few visitors on weekdays',
    'Two hours to walk, swim and sit at the falls',
    'The winding road along the Srinakarin lake',
    'Shrines inside the caves of Wat Tham Khao Pun',
    'Chungkai War Cemetery, across the river from town',
  ],
  included: [
    'Car or SUV with a driver used to the lake road',
    'Pickup and return at your hotel in or near town',
    'Fuel for the long loop, parking and highway fees',
    'Water, and a bag for wet swimwear',
    'Child seat, free, if you tell us the age of the child',
    'A check with the park, the day before, that the falls are open',
  ],
  notIncluded: [
    `Huay Mae Khamin, ${feeOf('huay-mae-khamin')}`,
    'Lunch near the falls',
    'Temple donations at Wat Tham Khao Pun, if you wish to give',
    'Travel insurance',
  ],
  whatToBring: [
    'Clothes that cover shoulders and knees, for the temple and the cemetery',
    'Swimwear and shoes with grip',
    'Tablets against car sickness if bends trouble you',
    'Cash for the gate and for lunch',
    'A light jacket between November and January',
  ],
  whatToExpect: [
    'About five hours of driving in all, much of it on bends. There is no van on this trip; an SUV carries up to six.',
    'The falls are fullest from the late rains to early December. They have been closed in dry months. If that happens we write to you before the day and offer Prasat Muang Sing and the Tham Krasae viaduct instead, at the same price.',
    'There is little to buy on the lake road. Take snacks for children, to eat at the car park and not on the trail.',
    'The caves at the temple are lit but low in places. Mind your head and keep your voice down near people who pray.',
  ],
  itinerary: [
    { time: '07:00', activity: 'Early pickup at your hotel in town' },
    {
      time: '09:15',
      activity: 'Huay Mae Khamin waterfall',
      detail: 'Follow the path and stairs to the fourth tier first, then swim where staff allow it.',
      admission: `${feeOf('huay-mae-khamin')}, paid at the gate`,
    },
    {
      time: '11:30',
      activity: 'Lunch near the falls',
      detail: 'Plain Thai kitchen food: fried rice, omelette, soup.',
    },
    {
      time: '12:15',
      activity: 'The lake road south',
      detail: 'Slow and scenic; say when you want a photo stop.',
    },
    {
      time: '13:20',
      activity: 'Srinakarin dam',
      detail: 'Fifteen minutes to stretch and look over the water.',
    },
    {
      time: '15:00',
      activity: 'Wat Tham Khao Pun',
      detail: 'Cave shrines above the Khwae Noi. Shoulders and knees covered, shoes off where a sign asks.',
    },
    {
      time: '15:30',
      activity: 'Chungkai War Cemetery',
      detail: 'Free and open. Please walk on the grass paths and keep off the graves.',
    },
    { time: '16:00', activity: 'Back at your hotel' },
  ],
  gallery: [
    { poster: 'huay-mae-khamin', caption: 'Huay Mae Khamin waterfall' },
    { poster: 'srinakarin-lake', caption: 'The lake behind Srinakarin dam' },
    { poster: 'cave-shaft', caption: 'Wat Tham Khao Pun', crop: [640, 110, 520, 390] },
  ],
  reviews: [
    {
      author: 'Sophie',
      country: 'Belgium',
      rating: 5,
      text: 'On a Tuesday in November we counted eleven other people at the falls. The cemetery at the end of the day was very still.',
    },
    {
      author: 'Kenji',
      country: 'Japan',
      rating: 5,
      text: 'Many bends, so sit in front if you can. Water was clear and cold. I would have liked half an hour more at the fourth tier.',
    },
  ],
  capacity: { car: { from: 1, to: 3 }, suv: { from: 4, to: 6 } },
  booking: { channel: 'card', hotel: 'required' },
}
