import type { Tour } from '#domain/catalogue/tour.ts'
import { feeOf } from '../../catalogue/tickets.ts'

export const culturalJourney: Tour = {
  id: 'cultural-journey',
  region: 'kanchanaburi',
  listed: true,
  title: 'Khmer stone, a 1905 town, a hilltop temple',
  subtitle: 'Prasat Muang Sing, Mallika City and Wat Tham Suea in one day from your Kanchanaburi hotel.',
  description:
    'Three ages in seven hours: the Khmer temple of Muang Sing in the morning, lunch in the Siamese town of Mallika, the giant Buddha of Wat Tham Suea at the end.',
  overview: [
    'Three places from three different times. Prasat Muang Sing was built when this valley lay at the western edge of the Khmer world. Mallika City R.E. 124 shows, in new houses, how Siamese people lived in 1905. Wat Tham Suea is a temple of today, where monks live and families come to pray at the weekend.',
    'The route runs west first, while it is cool, and comes back along Highway 323 with lunch at Mallika. There you have two and a half hours, with or without a costume. In the early afternoon we cross the town to Tha Muang, where the giant Buddha sits above the rice. The fields are greenest around October.',
    'Nothing is rushed. If you want an extra hour at one place, take it from another, as long as you see Muang Sing in the morning. The driver plans the route with you and leaves the visits to you.',
  ],
  category: 'culture',
  area: 'Sai Yok and Tha Muang',
  places: ['muang-sing', 'mallika-city', 'wat-tham-suea'],
  mainPlace: 'muang-sing',
  duration: '6-7 hours',
  groupSize: '1-8 people',
  distanceKm: 130,
  targetAudience: 'Families with school children, couples, guests with a free day in town',
  highlights: [
    'Prasat Muang Sing in the quiet of the morning',
    'Mallika City R.E. 124, two and a half hours with lunch',
    'A costume of 1905, if you want to wear one',
    'Wat Tham Suea and its view over the fields of Tha Muang',
    'Short drives: no stretch longer than an hour',
  ],
  included: [
    'Your own vehicle and driver, up to seven hours',
    'Pickup at your hotel or any address in Kanchanaburi town',
    'Fuel and parking at all three places; highway fees, where there are any',
    'Cool water and a hand fan for each guest',
    'Scarves to borrow for shoulders and knees',
    'Child seats, free, if we know the age of the child',
  ],
  notIncluded: [
    `Prasat Muang Sing, ${feeOf('muang-sing')}`,
    `Mallika City, ${feeOf('mallika-city')}, and costume hire`,
    'Lunch at Mallika City',
    'Temple donations',
  ],
  whatToBring: [
    'Clothing for a temple: shoulders and knees covered',
    'Flat shoes for laterite blocks and for temple steps',
    'Cash for two entrances, a costume and lunch',
    'A cap or parasol between eleven and two',
  ],
  whatToExpect: [
    'Muang Sing is open from about 08:30 to 16:30, Mallika City from 09:00 to 18:00, Wat Tham Suea from about 07:30 to 17:00.',
    'Mallika City is a built town, made for visitors. Muang Sing is the old one.',
    'At Wat Tham Suea take off shoes and hats before the halls, and let people who pray go first.',
  ],
  itinerary: [
    { time: '08:30', activity: 'Pickup at your hotel in Kanchanaburi' },
    {
      time: '09:15',
      activity: 'Prasat Muang Sing',
      detail: 'The gates, the gallery and the tower; an hour and a quarter.',
      admission: feeOf('muang-sing'),
    },
    {
      time: '11:00',
      activity: 'Mallika City R.E. 124',
      detail: 'Tickets and costumes, then the lanes.',
      admission: `${feeOf('mallika-city')}; costume hire is extra`,
    },
    {
      time: '12:15',
      activity: 'Lunch in Mallika City',
      detail: 'Thai dishes; mild ones for children if you ask.',
    },
    { time: '13:30', activity: 'Drive through town to Tha Muang', detail: 'About fifty minutes.' },
    {
      time: '14:20',
      activity: 'Wat Tham Suea',
      detail: 'The giant Buddha and the terrace above the rice.',
      admission: 'Free',
    },
    { time: '15:30', activity: 'Back at your hotel in Kanchanaburi' },
  ],
  gallery: [
    { poster: 'muang-sing', caption: 'Prasat Muang Sing', crop: [300, 120, 880, 660] },
    { poster: 'mallika-street', caption: 'Mallika City R.E. 124' },
    { poster: 'temple-dawn', caption: 'Hill temple, Tha Muang' },
    { poster: 'rice-temple', caption: 'Fields below Wat Tham Suea', crop: [0, 300, 800, 600] },
  ],
  reviews: [
    {
      author: 'Sofia',
      country: 'Italy',
      rating: 5,
      text: 'Our boys of nine and eleven were never bored, which surprised us in a temple programme. The costumes at Mallika helped.',
    },
    {
      author: 'Ravi',
      country: 'United Kingdom',
      rating: 5,
      text: 'Muang Sing deserved more time and I took it from lunch. Easy roads, a calm driver, home by half past three.',
    },
  ],
  capacity: { car: { from: 1, to: 3 }, suv: { from: 4, to: 5 }, van: { from: 6, to: 8 } },
  booking: { channel: 'card', hotel: 'optional' },
}
