import type { Tour } from '#catalogue/tour.rules.ts'
import { feeOf } from '../../catalogue/tickets.ts'

export const erawanCaveExploration: Tour = {
  id: 'erawan-cave-exploration',
  region: 'kanchanaburi',
  listed: false,
  sibling: 'erawan-falls-cave',
  title: 'Phra That Cave and the lower Erawan tiers',
  subtitle: 'The cave climb while it is cool, a swim afterwards, and a free afternoon in town.',
  description:
    'A shorter Erawan day: climb to Phra That Cave with a ranger in the morning, cool off at the first three tiers and be in Kanchanaburi by half past two.',
  overview: [
    'This trip turns the usual order round. After buying tickets at the Erawan gate you drive straight on to Phra That Cave, because its steep path is easier before the sun is high. A ranger leads each group through four chambers of flowstone and columns. The floor is uneven, so take your time.',
    'Back at the park you have an hour and a half at the lower tiers. They are the easy part of Erawan: little climbing, a short way between the pools, and water deep enough to swim in. The upper tiers and the dam belong to the longer version of this day.',
    'You are in town again by mid-afternoon, with time left for the bridge on your own or for nothing at all. Your driver stays with the car and is not a guide. Inside the cave, follow the ranger and stay with the group.',
  ],
  category: 'nature',
  area: 'Erawan',
  places: ['erawan', 'phra-that-cave'],
  mainPlace: 'erawan',
  hours: [6, 7],
  groupSize: '1-9 people',
  distanceKm: 160,
  targetAudience: 'Guests who want cave and water without a full day on the road',
  highlights: [
    'Phra That Cave early, with a ranger in front',
    'The climb done before the hottest hours',
    'A long swim at tiers one to three',
    'Back in town by about 14:30',
    'One park for the whole trip, no hurried stops',
  ],
  included: [
    'Vehicle of your choice and a driver for 6-7 hours',
    'Collection and drop-off at your Kanchanaburi hotel',
    'All fuel, parking and highway fees',
    'The 12 kilometres from the gate to the cave, and back',
    'Cold water before and after the climb',
    'Child seat, free, when you ask in the message',
    'Towels to cover the seats after the swim',
  ],
  notIncluded: [
    `Erawan National Park, ${feeOf('erawan')}`,
    'Food and drinks at the park stalls',
    'Life jackets, for hire beside the pools',
    'Personal travel insurance',
  ],
  whatToBring: [
    'Trainers or walking shoes; sandals are poor on the cave path',
    'Swimwear under light clothes',
    'A head torch if you own one, so that both hands are free',
    'A water bottle you can refill',
    'Cash for tickets and lunch',
  ],
  whatToExpect: [
    'The path to the cave is the hardest part of the day: short, steep and humid. Knees and lungs should be in fair shape.',
    'Groups enter when a ranger is free. If the wait is long, the driver swaps the order and you swim first.',
    'Macaques at the lower pools know what a bag is. Close zips and carry no snacks.',
    'After heavy rain the park may shut the cave or the swimming. Then you see what is open, and the day ends earlier.',
  ],
  itinerary: [
    {
      time: '07:30',
      activity: 'Driver meets you at your hotel in Kanchanaburi',
      thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี',
    },
    {
      time: '08:45',
      activity: 'Tickets at the Erawan gate',
      thai: 'ซื้อตั๋วหน้าด่าน อุทยานแห่งชาติเอราวัณ ถามรอบเข้าถ้ำรอบถัดไป',
      detail: 'The driver asks when the next group goes into the cave.',
      admission: `${feeOf('erawan')}, paid at the gate`,
    },
    {
      time: '09:20',
      activity: 'Climb to Phra That Cave',
      thai: 'ลูกค้าเดินขึ้นถ้ำพระธาตุ',
      detail: 'Four chambers with a ranger. Touch nothing: skin oil stops the stone from growing.',
    },
    {
      time: '11:00',
      activity: 'Lower tiers of Erawan',
      thai: 'ลูกค้าเที่ยวน้ำตกเอราวัณชั้นล่าง',
      detail: 'Tiers one to three on foot. Getting into the water is easiest at the second.',
    },
    {
      time: '12:30',
      activity: 'Lunch at the park',
      thai: 'พักเที่ยงในอุทยาน',
      detail: 'Simple Thai dishes; ask for less chilli.',
    },
    { time: '13:15', activity: 'Leave the park', thai: 'ออกจากอุทยาน' },
    { time: '14:30', activity: 'Drop-off at your hotel', thai: 'ส่งลูกค้าที่โรงแรม' },
  ],
  gallery: [
    { poster: 'cave-shaft', caption: 'Phra That Cave', crop: [400, 20, 720, 540] },
    { poster: 'erawan-falls', caption: 'Erawan, the lower tiers', crop: [220, 430, 620, 465] },
  ],
  reviews: [
    {
      author: 'Hannah',
      country: 'Canada',
      rating: 5,
      text: 'Cave first was the right idea. We were alone in it with the ranger at half past nine and in the water by eleven.',
    },
    {
      author: 'Luca',
      country: 'Italy',
      rating: 5,
      text: 'The steps are steeper than I thought and I needed two breaks. Good length of day with a ten-year-old, who slept all the way home.',
    },
  ],
  booking: { channel: 'email', hotel: 'optional' },
}
