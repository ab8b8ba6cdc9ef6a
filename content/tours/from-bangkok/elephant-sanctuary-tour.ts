import type { Tour } from '#catalogue/tour.rules.ts'
import { SANCTUARY_FEE } from '../../catalogue/tickets.ts'

const alsoIncluded = [
  'Bottled water in the car, and bags for wet or muddy clothes',
  'Child seats, free when you ask for them in the booking',
]

export const elephantSanctuaryTour: Tour = {
  id: 'elephant-sanctuary-tour',
  region: 'bangkok',
  listed: true,
  title: 'A day with retired elephants, no riding',
  subtitle: 'Five and a half hours at a sanctuary near Kanchanaburi, with a private car there and back.',
  description:
    'Prepare food, feed and watch elephants that no longer work. No riding, no shows. Private car from your hotel; the sanctuary ticket is paid there.',
  overview: [
    'The sanctuary is a home for elephants that have retired from work. You help with food and simple care, and otherwise watch. No riding, no shows. It lies less than an hour from Kanchanaburi town, about three hours from Bangkok, so it is the only stop of the day.',
    'The day visit runs from 09:00 to 16:00. Coming from Bangkok you arrive soon after it begins and leave at 14:45, so that you are back at your hotel by six. The staff decide on the day what happens in between. The animals, the heat and the weather come first, so take the sanctuary hours below as a guide.',
    `We do the driving: your driver takes you there, waits, and brings you home once you have washed and changed. The sanctuary looks after you inside and explains how to behave near the animals. The ticket, ${SANCTUARY_FEE}, is paid there and is not part of our price.`,
  ],
  category: 'wildlife',
  area: 'Near Kanchanaburi town',
  places: [],
  hours: [10, 12],
  groupSize: '1-9 people',
  distanceKm: 340,
  targetAudience: 'Families with school-age children, animal lovers, anyone who likes one place a day',
  isForFamilies: true,
  highlights: [
    'A sanctuary without riding, shows or tricks',
    'Preparing food and feeding the elephants, under instruction',
    'Hours of watching how elephants behave when nothing is asked of them',
    'One destination: no second stop to hurry for',
    'A car of your own, with room for muddy shoes and a change of clothes',
  ],
  included: [
    'Return journey from your hotel in a private car, SUV or van',
    'A driver who waits at the sanctuary all day',
    'We book your places at the sanctuary; you pay for them there',
    'Fuel, parking and highway fees',
    'A break for coffee and toilets on the way out',
    ...alsoIncluded,
  ],
  notIncluded: [
    `Sanctuary ticket, ${SANCTUARY_FEE}, booked ahead and paid there`,
    'Lunch, if your ticket does not cover it',
    'Photographs, gifts and donations at the sanctuary',
    'Travel or accident insurance',
  ],
  whatToBring: [
    'Old clothes that may become muddy, and a full change',
    'Closed shoes for the field, sandals for the way home',
    'A hat, sun cream and insect repellent',
    'Money for the ticket; ask us how the sanctuary takes payment',
  ],
  whatToExpect: [
    'Places are limited and must be booked ahead. We ask the sanctuary for yours when your booking arrives; send names and ages, and wait until we confirm the date.',
    'Staff tell you where to stand and when to step back. Please do as they say, at once.',
    'From March to May it is very hot, and the animals rest in the shade at midday. From June to October expect rain and mud.',
    'If the elephants go into the water, you may be asked to watch from the bank.',
  ],
  itinerary: [
    {
      time: '06:00',
      activity: 'Pickup at your hotel in Bangkok',
      thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ',
      detail: 'Breakfast boxes from your hotel may be eaten in the car.',
    },
    {
      time: '07:30',
      activity: 'Coffee and toilets',
      thai: 'พักดื่มกาแฟ เข้าห้องน้ำ',
      detail: 'Fifteen minutes at a service area.',
    },
    {
      time: '09:15',
      activity: 'Arrival at the sanctuary',
      thai: 'ถึงปางช้าง',
      detail: 'Register, pay, leave your bags, hear the rules.',
      admission: `${SANCTUARY_FEE}, booked ahead and paid there`,
    },
    {
      time: '09:45',
      activity: 'Food and feeding',
      thai: 'ลูกค้าเตรียมอาหารและป้อนช้าง',
      detail: 'Usually fruit and greens to prepare, then to give. Guided by the staff.',
    },
    {
      time: '12:00',
      activity: 'Midday break',
      thai: 'พักเที่ยง',
      detail: 'Lunch and shade, for people and for elephants.',
    },
    {
      time: '13:00',
      activity: 'Afternoon care and watching',
      thai: 'ลูกค้าช่วยดูแลและดูช้างช่วงบ่าย',
      detail: 'The programme changes with the day.',
    },
    { time: '14:30', activity: 'Wash and change', thai: 'ลูกค้าล้างตัว เปลี่ยนเสื้อผ้า' },
    { time: '14:45', activity: 'Leave for Bangkok', thai: 'ออกเดินทางกลับกรุงเทพฯ' },
    { time: '18:00', activity: 'Back at your hotel', thai: 'ส่งลูกค้าที่โรงแรม' },
  ],
  otherStart: {
    subtitle:
      'Seven hours at a sanctuary near Kanchanaburi, the whole day visit, with a private car there and back.',
    overview: [
      'The sanctuary is a home for elephants that have retired from work. You help with food and simple care, and otherwise watch. No riding, no shows. It lies less than an hour from Kanchanaburi town, so you are there when the day begins.',
      'The day visit runs from 09:00 to 16:00, and from Kanchanaburi you can stay for all of it. The staff decide on the day what happens in between. The animals, the heat and the weather come first, so take the sanctuary hours below as a guide.',
      `We do the driving: your driver takes you there, waits, and brings you home once you have washed and changed. The sanctuary looks after you inside and explains how to behave near the animals. The ticket, ${SANCTUARY_FEE}, is paid there and is not part of our price.`,
    ],
    hours: [8, 9],
    distanceKm: 70,
    included: [
      'Return journey from your hotel in a private car, SUV or van',
      'A driver who waits at the sanctuary all day',
      'We book your places at the sanctuary; you pay for them there',
      'Fuel, parking and highway fees',
      ...alsoIncluded,
    ],
    itinerary: [
      { time: '08:10', activity: 'Pickup at your hotel in Kanchanaburi', thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี' },
      {
        time: '09:00',
        activity: 'Arrival at the sanctuary',
        thai: 'ถึงปางช้าง',
        detail: 'Register, pay, leave your bags, hear the rules.',
        admission: `${SANCTUARY_FEE}, booked ahead and paid there`,
      },
      {
        time: '09:30',
        activity: 'Food and feeding',
        thai: 'ลูกค้าเตรียมอาหารและป้อนช้าง',
        detail: 'Usually fruit and greens to prepare, then to give. Guided by the staff.',
      },
      {
        time: '12:00',
        activity: 'Midday break',
        thai: 'พักเที่ยง',
        detail: 'Lunch and shade, for people and for elephants.',
      },
      {
        time: '13:00',
        activity: 'Afternoon care and watching',
        thai: 'ลูกค้าช่วยดูแลและดูช้างช่วงบ่าย',
        detail: 'The programme changes with the day.',
      },
      { time: '15:40', activity: 'Wash and change', thai: 'ลูกค้าล้างตัว เปลี่ยนเสื้อผ้า' },
      {
        time: '16:00',
        activity: 'Leave for town',
        thai: 'ออกเดินทางกลับเข้าเมือง',
        detail: 'The day visit ends.',
      },
      { time: '17:00', activity: 'Back at your hotel in Kanchanaburi', thai: 'ส่งลูกค้าที่โรงแรมในกาญจนบุรี' },
    ],
  },
  gallery: [
    { poster: 'elephant-river', caption: 'Elephant sanctuary near Kanchanaburi' },
    { poster: 'elephant-feeding', caption: 'Feeding time at the sanctuary' },
    { poster: 'bangkok-dawn', caption: 'Bangkok at dawn', crop: [300, 360, 720, 540] },
  ],
  reviews: [
    {
      author: 'Nuria',
      country: 'Spain',
      rating: 5,
      text: 'Our girls are seven and ten and still talk about cutting pumpkins for breakfast. The driver had put plastic bags out for the shoes.',
    },
    {
      author: 'Liam',
      country: 'Ireland',
      rating: 5,
      text: 'Worth the early start. You pay the sanctuary separately, which the page does say. I would have liked the last hour too, but it is a long road back.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
