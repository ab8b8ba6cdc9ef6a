import type { Tour, TourStop } from '#catalogue/tour.rules.ts'
import { feeOf } from '../../catalogue/tickets.ts'

const stops: readonly TourStop[] = [
  {
    time: '08:15',
    activity: 'Damnoen Saduak floating market',
    thai: 'ตลาดน้ำดำเนินสะดวก',
    detail: 'Walk first and look; the market is open 07:00-12:00.',
  },
  {
    time: '08:45',
    activity: 'Boat ride, if you want one',
    thai: 'ลูกค้านั่งเรือ ถ้าต้องการ',
    detail: 'Or breakfast beside the canal.',
    admission: `optional boat, ${feeOf('floating-market')}, paid there`,
  },
  { time: '10:00', activity: 'Drive to Maeklong', thai: 'ขับไปแม่กลอง' },
  {
    time: '10:30',
    activity: 'Maeklong railway market',
    thai: 'ตลาดร่มหุบ แม่กลอง ถามเวลารถไฟที่สถานี',
    detail: 'Free. The driver asks at the station whether a train is due.',
  },
  {
    time: '11:30',
    activity: 'Early lunch',
    thai: 'พักกินข้าว ก่อนเที่ยง',
    detail: 'At the market or in a small restaurant near it.',
  },
]

const alsoIncluded = [
  'Fuel, parking and highway fees',
  'Drop-off near the canal; which boat you take is your own choice',
  'Drinking water and wet wipes',
  'Child seat free of charge, if you ask when booking',
]

export const floatingMarketTour: Tour = {
  id: 'floating-market-tour',
  region: 'bangkok',
  listed: true,
  sibling: 'floating-market-kanchanaburi',
  title: 'Damnoen Saduak and Maeklong, two morning markets',
  subtitle: 'A canal market and a market on railway tracks, and back in Bangkok early in the afternoon.',
  description:
    'Damnoen Saduak floating market in its best hours, then the Maeklong railway market and an early lunch. A shorter day, back at your hotel about two.',
  overview: [
    'Both markets are south-west of Bangkok and close to each other, so a morning is enough. You reach Damnoen Saduak a little after eight, in the two hours when the canal is busiest. Take a boat if you like, or stay on the walkways along the water: you see the same sellers from there without paying for a seat.',
    'Maeklong is a food market on both sides of a railway line. When a train comes the awnings are pulled back, the train passes, and the awnings return. Trains are few and keep their own time, so we cannot promise one, but the market is worth an hour with or without it.',
    'This is the short version and does not go to Kanchanaburi. If you also want the River Kwai bridge and the viaduct, look at the longer day, which leaves out Maeklong and spends more time on the road. From Bangkok, you are back at your hotel before two.',
  ],
  category: 'culture',
  area: 'Damnoen Saduak and Maeklong',
  places: ['floating-market', 'maeklong-market'],
  mainPlace: 'floating-market',
  hours: [7, 8],
  groupSize: '1-9 people',
  distanceKm: 200,
  targetAudience: 'Families with small children, cooks, people with a flight or a plan in the evening',
  isForFamilies: true,
  highlights: [
    'Damnoen Saduak between 08:00 and 10:00, its best hours',
    'The choice between a boat and the free walkways',
    'Maeklong, where stalls stand up to the rails',
    'Fruit, noodles and sweets from the people who make them',
    'An afternoon left for the pool, the city or the airport',
  ],
  included: [
    'A private car, SUV or van and its driver for the morning',
    'Collection at your Bangkok hotel at 06:30 and return there',
    ...alsoIncluded,
  ],
  notIncluded: [
    `Optional boat ride on the canal, ${feeOf('floating-market')}, paid to the boat owner`,
    'Food and drink at the markets',
    'What you buy',
  ],
  whatToBring: [
    'Small notes, 20 and 100 baht: sellers rarely change a thousand',
    'A hat: many boats have no roof',
    'A bag with a zip, worn in front',
    'Shoes that may get wet: the fish lanes at Maeklong are washed down',
  ],
  whatToExpect: [
    'Damnoen Saduak is well known and busy. First prices are often high, and bargaining is normal.',
    'Agree the price of a boat, and whether it is per person or per boat, before you step in.',
    'Traffic out of Bangkok decides the first hour. On Saturday and Sunday the markets are fuller and the road is easier.',
    'When a train is announced at Maeklong, stand where the sellers tell you and keep children close. The train fills the lane.',
  ],
  itinerary: [
    { time: '06:30', activity: 'Pickup at your hotel in Bangkok', thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ' },
    ...stops,
    { time: '12:05', activity: 'Leave for Bangkok', thai: 'ออกเดินทางกลับกรุงเทพฯ' },
    { time: '13:45', activity: 'Back at your hotel', thai: 'ส่งลูกค้าที่โรงแรม' },
  ],
  otherStart: {
    subtitle:
      'A canal market and a market on railway tracks, and back in Kanchanaburi early in the afternoon.',
    overview: [
      'Both markets are south-east of Kanchanaburi, the canal about 90 km away, and close to each other, so a morning is enough. You reach Damnoen Saduak a little after eight, in the two hours when the canal is busiest. Take a boat if you like, or stay on the walkways along the water: you see the same sellers from there without paying for a seat.',
      'Maeklong is a food market on both sides of a railway line. When a train comes the awnings are pulled back, the train passes, and the awnings return. Trains are few and keep their own time, so we cannot promise one, but the market is worth an hour with or without it.',
      'There is no bridge and no viaduct on this trip: they are near your hotel, and other trips go there. You are back in town soon after two, with the rest of the afternoon to yourself.',
    ],
    hours: [7, 8],
    distanceKm: 220,
    targetAudience: 'Families with small children, cooks, people with a plan for the afternoon',
    highlights: [
      'Damnoen Saduak between 08:00 and 10:00, its best hours',
      'The choice between a boat and the free walkways',
      'Maeklong, where stalls stand up to the rails',
      'Fruit, noodles and sweets from the people who make them',
      'An afternoon left for the pool or the river',
    ],
    included: [
      'A private car, SUV or van and its driver for the morning',
      'Collection at your hotel in Kanchanaburi at 06:30 and return there',
      ...alsoIncluded,
    ],
    whatToExpect: [
      'Damnoen Saduak is well known and busy. First prices are often high, and bargaining is normal.',
      'Agree the price of a boat, and whether it is per person or per boat, before you step in.',
      'On Saturday and Sunday the markets are fuller and the road is easier.',
      'When a train is announced at Maeklong, stand where the sellers tell you and keep children close. The train fills the lane.',
    ],
    itinerary: [
      { time: '06:30', activity: 'Pickup at your hotel in Kanchanaburi', thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี' },
      ...stops,
      { time: '12:05', activity: 'Leave for Kanchanaburi', thai: 'ออกเดินทางกลับกาญจนบุรี' },
      { time: '14:10', activity: 'Back at your hotel in Kanchanaburi', thai: 'ส่งลูกค้าที่โรงแรมในกาญจนบุรี' },
    ],
  },
  gallery: [
    { poster: 'floating-market', caption: 'Damnoen Saduak floating market' },
    { poster: 'railway-market', caption: 'Maeklong railway market' },
    { poster: 'bangkok-dawn', caption: 'Bangkok at dawn', crop: [200, 300, 800, 600] },
  ],
  reviews: [
    {
      author: 'Anjali',
      country: 'India',
      rating: 5,
      text: 'Back by two with a sleeping toddler and a bag of mangosteens. The driver told us what a boat should cost and then kept out of it.',
    },
    {
      author: 'Mateo',
      country: 'Argentina',
      rating: 5,
      text: 'The floating market is full of visitors, us included. Maeklong I liked more. We waited and the train came twenty minutes after the hour they told us.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
