import type { Tour } from '#catalogue/tour.rules.ts'
import { feeOf, TRAIN_FARE } from '../../catalogue/tickets.ts'

const alsoIncluded = [
  'Fuel, parking and all highway fees',
  'Bottled water in a cool box',
  'Umbrellas in the car, for sun as well as rain',
  'Child seats, free when you ask for them',
]

export const muangSingKhmerTemple: Tour = {
  id: 'muang-sing-khmer-temple',
  region: 'bangkok',
  listed: true,
  title: 'Muang Sing Khmer temple and Krasae viaduct',
  subtitle: 'A laterite temple in the valley of the Khwae Noi, then the timber viaduct under the cliff.',
  description:
    'To the westernmost Khmer temple park in the morning, then on foot along the Tham Krasae viaduct and over the River Kwai bridge. One price for any vehicle.',
  overview: [
    'Prasat Muang Sing is the westernmost of the Khmer temple parks, in the style of the Bayon at Angkor. It lies about 40 kilometres beyond Kanchanaburi town, and on most mornings it is a quiet place. You have an hour and three quarters for the walls, the gates, the gallery and the central tower, enough to walk all the way round and sit for a while.',
    'After lunch the road goes on to Tham Krasae. Here the railway of 1942 and 1943, built by prisoners of war and Asian labourers, runs for about 300 metres on a timber trestle between the cliff and the river. Trains still use it. When none is due you may walk on it and look into the cave beside the track.',
    'The River Kwai bridge in town is the last stop before the drive home. Your driver knows the roads and waits at every gate, but is not a guide to the ruins. To know what you are looking at, read a few pages about Khmer temples before you come.',
  ],
  category: 'culture',
  area: 'Sai Yok',
  places: ['muang-sing', 'tham-krasae', 'bridge-river-kwai'],
  mainPlace: 'muang-sing',
  hours: [10, 12],
  groupSize: '1-9 people',
  distanceKm: 380,
  targetAudience: 'People who like ruins, photographers, second visits to Kanchanaburi',
  highlights: [
    'Prasat Muang Sing, the westernmost Khmer temple park, with time to walk all round it',
    'A Bayon-style tower and gallery of red-brown laterite',
    'The Tham Krasae viaduct, about 300 metres of timber above the river',
    'The cave beside the track at Tham Krasae',
    'The River Kwai bridge on foot in the afternoon',
  ],
  included: [
    'Car, SUV or van, the same price for each',
    'A driver from your door and back to it, about eleven and a half hours',
    'Hotel pickup and return in Bangkok',
    ...alsoIncluded,
  ],
  notIncluded: [
    `Prasat Muang Sing, ${feeOf('muang-sing')}`,
    'Lunch and coffee on the road',
    `Train ticket, ${TRAIN_FARE}, only if you choose to ride`,
    'Travel insurance',
  ],
  whatToBring: [
    'A hat and sun cream; shade is thin between the temple walls',
    'Closed shoes for uneven stone and for railway sleepers',
    'A shirt that covers the shoulders, for the cave shrine',
    'Small notes for the temple gate and for lunch',
  ],
  whatToExpect: [
    'Muang Sing is open from about 08:30 to 16:30 and hot after noon, so it comes first and the viaduct second.',
    'The viaduct is a working railway. Walk on it only when no train is due, and stay on the station side if heights trouble you.',
    'The morning train leaves Kanchanaburi at about 10:30 and stops later at Tha Kilen, 1.5 km from the temple. If its time suits you, ride from there to Tham Krasae on the left side, and the driver meets you. Trains run late, so we decide this on the day.',
    'March to May is very hot here by noon. In these months ask for the pickup half an hour earlier.',
  ],
  itinerary: [
    { time: '07:00', activity: 'Pickup at your hotel in Bangkok', thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ' },
    {
      time: '10:15',
      activity: 'Prasat Muang Sing',
      thai: 'ปราสาทเมืองสิงห์',
      detail: 'The outer walls, the main tower and the gallery, at your own pace.',
      admission: `${feeOf('muang-sing')}, paid at the gate`,
    },
    {
      time: '12:25',
      activity: 'Lunch on the way to Tham Krasae',
      thai: 'พักเที่ยงระหว่างทางไปถ้ำกระแซ',
      detail: 'A plain Thai kitchen; the driver helps you order.',
    },
    {
      time: '13:20',
      activity: 'Tham Krasae viaduct and cave',
      thai: 'สะพานและถ้ำกระแซ',
      detail: 'Over an hour. Walk out on the trestle when no train is due.',
      admission: 'Free',
    },
    {
      time: '14:30',
      activity: 'Drive back to Kanchanaburi town',
      thai: 'ขับกลับเข้าเมืองกาญจนบุรี',
      detail: 'About 55 kilometres.',
    },
    {
      time: '15:30',
      activity: 'River Kwai bridge',
      thai: 'สะพานข้ามแม่น้ำแคว',
      detail: 'Forty-five minutes, enough to cross and return.',
    },
    { time: '16:15', activity: 'Leave for Bangkok', thai: 'ออกเดินทางกลับกรุงเทพฯ' },
    { time: '18:35', activity: 'Back at your hotel in Bangkok', thai: 'ส่งลูกค้าที่โรงแรมในกรุงเทพฯ' },
  ],
  otherStart: {
    hours: [7, 8],
    distanceKm: 130,
    included: [
      'Car, SUV or van, the same price for each',
      'A driver from your door and back to it, about seven hours',
      'Hotel pickup and return in Kanchanaburi',
      ...alsoIncluded,
    ],
    itinerary: [
      { time: '09:15', activity: 'Pickup at your hotel in Kanchanaburi', thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี' },
      {
        time: '10:00',
        activity: 'Prasat Muang Sing',
        thai: 'ปราสาทเมืองสิงห์',
        detail: 'The outer walls, the main tower and the gallery, at your own pace.',
        admission: `${feeOf('muang-sing')}, paid at the gate`,
      },
      {
        time: '12:10',
        activity: 'Lunch on the way to Tham Krasae',
        thai: 'พักเที่ยงระหว่างทางไปถ้ำกระแซ',
        detail: 'A plain Thai kitchen; the driver helps you order.',
      },
      {
        time: '13:05',
        activity: 'Tham Krasae viaduct and cave',
        thai: 'สะพานและถ้ำกระแซ',
        detail: 'Over an hour. Walk out on the trestle when no train is due.',
        admission: 'Free',
      },
      {
        time: '14:15',
        activity: 'Drive back to Kanchanaburi town',
        thai: 'ขับกลับเข้าเมืองกาญจนบุรี',
        detail: 'About 55 kilometres.',
      },
      {
        time: '15:15',
        activity: 'River Kwai bridge',
        thai: 'สะพานข้ามแม่น้ำแคว',
        detail: 'Forty-five minutes, enough to cross and return.',
      },
      { time: '16:00', activity: 'Leave for your hotel', thai: 'ออกเดินทางกลับโรงแรม' },
      { time: '16:15', activity: 'Back at your hotel in Kanchanaburi', thai: 'ส่งลูกค้าที่โรงแรมในกาญจนบุรี' },
    ],
  },
  gallery: [
    { poster: 'muang-sing', caption: 'Prasat Muang Sing' },
    { poster: 'krasae-viaduct', caption: 'Tham Krasae viaduct' },
    { poster: 'hero-bridge', caption: 'The River Kwai bridge, Kanchanaburi' },
  ],
  reviews: [
    {
      author: 'Henrik',
      country: 'Denmark',
      rating: 5,
      text: 'There were four other people at Muang Sing that morning. We walked the outer wall first and saved the tower for last, as the driver suggested.',
    },
    {
      author: 'Mei',
      country: 'Singapore',
      rating: 5,
      text: 'The temple was very hot by noon and I was glad of the umbrella. Walking on the viaduct made my mother nervous, so she had iced tea with the driver.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
