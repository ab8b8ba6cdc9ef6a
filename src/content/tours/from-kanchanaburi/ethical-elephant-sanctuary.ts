import type { Tour } from '#domain/catalogue/tour.ts'
import { SANCTUARY_FEE } from '../../catalogue/tickets.ts'

export const ethicalElephantSanctuary: Tour = {
  id: 'ethical-elephant-sanctuary',
  region: 'kanchanaburi',
  listed: false,
  sibling: 'ethical-elephant',
  title: 'Elephant sanctuary visit, the shorter day',
  subtitle: 'Five hours with elephants that are fed and cared for, and home by mid-afternoon.',
  description:
    'Only the sanctuary and nothing else: drive out after breakfast, help with food and care until early afternoon, and be back in town about three. No riding.',
  overview: [
    'Some guests want the elephants and then their hotel pool. This is that day. The sanctuary is less than an hour from town by car, and you are there when it opens to visitors at 09:00, in the cooler part of the morning, when the first food of the day is prepared.',
    'You help the staff, feed the elephants, eat something and leave soon after two o’clock. The elephants are never ridden and do no tricks. What happens between nine and two depends on the animals, and much of it is slow. You will enjoy it most if you like to watch.',
    'The sanctuary stays open until 16:00. Leaving early does not normally make the ticket cheaper; we ask for you if a shorter visit is sold on your date. With the longer version of this day you stay until about a quarter to four.',
  ],
  category: 'wildlife',
  area: 'Around town',
  places: [],
  duration: '6-7 hours',
  groupSize: '1-9 people',
  distanceKm: 70,
  targetAudience: 'Families with small children, and anyone with an evening train or bus',
  highlights: [
    'At the sanctuary from opening time, in the cool of the morning',
    'Food for the elephants, made and given with the staff',
    'Animals that are not ridden and not made to perform',
    'One destination, under an hour each way',
    'Free again from about three o’clock',
  ],
  included: [
    'Car, SUV or van with driver, there and back',
    'Pickup from any hotel in Kanchanaburi town',
    'Fuel both ways, parking and highway fees',
    'Our call to the sanctuary to reserve your visit',
    'The driver on site during the visit, in case a child is tired',
    'Child seats free of charge, more than one if needed',
    'Bottled water for the road',
  ],
  notIncluded: [
    `Sanctuary ticket, ${SANCTUARY_FEE}, booked ahead and paid there`,
    'Meals, where the ticket does not cover them',
    'Travel and health insurance',
    'Tips for sanctuary staff',
  ],
  whatToBring: [
    'Dark, washable clothes and spare ones in a bag',
    'Shoes that stay on in mud',
    'Mosquito spray, sun hat, water',
    'Money for the ticket; tell us if you need a cash machine on the way',
  ],
  whatToExpect: [
    'We confirm by WhatsApp, normally after the sanctuary has confirmed to us. The message names the sanctuary.',
    'Keepers decide how near you come. Stand where they point, and keep in front, where an elephant can see you.',
    'A hot day means long rests for the animals, and for you.',
    'Rain does not cancel the visit. It makes more mud, and better photographs.',
  ],
  itinerary: [
    { time: '08:10', activity: 'Pickup in Kanchanaburi', thai: 'รับลูกค้าในกาญจนบุรี' },
    {
      time: '09:00',
      activity: 'Sanctuary gate',
      thai: 'ถึงประตูปางช้าง',
      detail: 'Pay, leave bags in the car, listen to the rules.',
      admission: `${SANCTUARY_FEE}; we reserve, you pay on arrival`,
    },
    {
      time: '09:30',
      activity: 'Kitchen work and first feeding',
      thai: 'ลูกค้าเตรียมอาหารและป้อนช้างรอบแรก',
      detail: 'Washing and cutting; the baskets are heavy.',
    },
    {
      time: '11:00',
      activity: 'Time beside the herd',
      thai: 'ลูกค้าอยู่กับโขลงช้าง',
      detail: 'Walking or standing near, as the keepers allow.',
    },
    { time: '12:30', activity: 'Lunch and rest', thai: 'พักเที่ยง' },
    {
      time: '13:15',
      activity: 'Last feeding',
      thai: 'ลูกค้าป้อนช้างรอบสุดท้าย',
      detail: 'Then a wash and clean clothes.',
    },
    { time: '14:10', activity: 'Departure', thai: 'ออกเดินทางกลับ' },
    { time: '15:00', activity: 'Drop-off at your hotel or the station', thai: 'ส่งลูกค้าที่โรงแรมหรือสถานี' },
  ],
  gallery: [
    { poster: 'elephant-river', caption: 'Mother and calf at the sanctuary', crop: [200, 360, 600, 450] },
    { poster: 'elephant-feeding', caption: 'Bananas at the bamboo fence', crop: [520, 320, 480, 360] },
  ],
  reviews: [
    {
      author: 'Nora',
      country: 'Norway',
      rating: 5,
      text: 'Our three-year-old managed five hours and no more, so this length was right. The driver came with her hat when we forgot it in the car.',
    },
    {
      author: 'Raj',
      country: 'Singapore',
      rating: 5,
      text: 'It is real farm work in the heat. We liked that nobody pushed us to take selfies. Would choose December next time, not April.',
    },
  ],
  booking: { channel: 'whatsapp', hotel: 'optional' },
}
