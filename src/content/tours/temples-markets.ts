import type { Tour } from '#domain/tour.ts'

export const templesMarkets: Tour = {
  id: 'temples-markets',
  region: 'kanchanaburi',
  listed: true,
  title: 'Three temples and the morning market',
  subtitle: "Breakfast among the stalls, then a hilltop Buddha, a dragon's mouth and shrines in a cave.",
  description:
    'A morning market, Wat Tham Suea above the rice fields, Wat Ban Tham through the mouth of a dragon and Wat Tham Khao Pun underground. From Kanchanaburi.',
  overview: [
    'Markets here are for people who cook, so the day begins early. You walk through a covered fresh market in town while it is still busy, past curry paste in basins, river fish and sweets in banana leaf. Buy breakfast as you go. The driver can help with names and prices.',
    'Wat Tham Suea stands on a hill in Tha Muang with a very large seated Buddha that looks out over rice fields. Wat Ban Tham is nearby. You climb its stairs into the open mouth of a dragon and come out in a cave with an altar. After lunch you cross to the other side of town, where Wat Tham Khao Pun lies underground above the Khwae Noi.',
    'These are working temples. Monks live there and people come to pray, so shoulders and knees stay covered and shoes come off at the door. Someone who likes to sit in a corner for ten minutes will get more from this day than someone who counts sights.',
  ],
  category: 'culture',
  area: 'Tha Muang and town',
  duration: '6-7 hours',
  groupSize: '1-9 people',
  distanceKm: 50,
  targetAudience: 'Guests interested in Thai daily life and Buddhism, photographers',
  highlights: [
    'A fresh market while local cooks are shopping',
    'The giant Buddha of Wat Tham Suea, over the fields',
    "Wat Ban Tham, entered through a dragon's mouth",
    'Cave shrines at Wat Tham Khao Pun',
    'Pak Phraek walking street at the end, on Saturdays only',
  ],
  included: [
    'Driver and vehicle for 6-7 hours',
    'Pickup and drop-off at your hotel in Kanchanaburi',
    'Fuel, temple parking and highway fees',
    'Help at the stalls with Thai names and prices',
    'Two cotton shawls in the car for bare shoulders',
    'Water, refilled during the day',
    'Child seat, free on request',
  ],
  notIncluded: [
    'Breakfast at the stalls, and lunch',
    'Donations at the temples, as much or as little as you like',
    'What you buy at the market',
    'A licensed guide',
  ],
  whatToBring: [
    'Long trousers or a skirt below the knee, and sleeves',
    'Shoes that slip off easily',
    'A handkerchief for the stairs; it is warm work',
    'Coins and 20-baht notes',
    'A bag for fruit',
  ],
  whatToExpect: [
    'Long stairs at Wat Tham Suea and at Wat Ban Tham. Both can be taken slowly, and both can be skipped.',
    'The fields below Wat Tham Suea are greenest around October. From harvest to the rains they can be bare.',
    'The Saturday walking street runs from 16:00 to 22:00 and on no other day. For a Saturday, ask for a 10:00 pickup: the temples keep their order, the morning market is left out and the day ends among the food stalls, about 16:45.',
    'Do not point your feet at a Buddha image or climb on one, and ask before you photograph a monk.',
  ],
  itinerary: [
    { time: '08:00', activity: 'Pickup at your hotel' },
    { time: '08:15', activity: 'Morning market in town', detail: 'Forty-five minutes, breakfast on foot.' },
    {
      time: '09:25',
      activity: 'Wat Tham Suea',
      detail: 'Up the hill to the Buddha hall and the tower, open from about 07:30. Free.',
    },
    {
      time: '11:00',
      activity: 'Wat Ban Tham',
      detail: 'Stairs, the dragon, then the cave with its altar. Take the steps slowly.',
    },
    {
      time: '12:15',
      activity: 'Lunch in Tha Muang',
      detail: 'Noodles or rice in a local place, meatless if you say so.',
    },
    {
      time: '13:30',
      activity: 'Wat Tham Khao Pun',
      detail: 'Small chambers with Buddha images. It is cooler below ground than above.',
    },
    {
      time: '14:30',
      activity: 'Back at your hotel',
      detail: 'On the Saturday plan about 16:45, after the walking street.',
    },
  ],
  gallery: [
    { poster: 'temple-dawn', caption: 'Hill temple, Tha Muang' },
    { poster: 'cave-shaft', caption: 'Wat Tham Khao Pun', crop: [300, 100, 760, 570] },
    { poster: 'rice-temple', caption: 'Wat Tham Suea, Tha Muang', crop: [260, 130, 800, 600] },
    { poster: 'night-market', caption: 'Pak Phraek walking street', crop: [240, 160, 880, 660] },
    { poster: 'rice-cycling', caption: 'The rice fields of Tha Muang' },
  ],
  reviews: [
    {
      author: 'Claire',
      country: 'France',
      rating: 5,
      text: 'Breakfast was three things on sticks and a bag of coffee. By the time the coaches came to the big Buddha we were on our way down.',
    },
    {
      author: 'Oliver',
      country: 'South Africa',
      rating: 5,
      text: 'Took the Saturday version. The stairs were hot at noon and the market at four was worth it. Bring wet wipes.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
