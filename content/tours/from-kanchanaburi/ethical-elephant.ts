import type { Tour } from '#catalogue/tour.rules.ts'
import { SANCTUARY_FEE } from '../../catalogue/tickets.ts'

export const ethicalElephant: Tour = {
  id: 'ethical-elephant',
  region: 'kanchanaburi',
  listed: true,
  sibling: 'ethical-elephant-sanctuary',
  title: 'Full day with retired elephants, no riding',
  subtitle:
    'A day visit from morning to mid-afternoon at a sanctuary, then the giant raintree at Ko Samrong.',
  description:
    'A full day at an elephant sanctuary under an hour from town: feeding and care, no riding, no shows. On the way home, a quiet walk below the giant raintree.',
  overview: [
    'The elephants at this sanctuary are retired from work. You do the chores of the day with the staff: cut and carry food, feed the older animals and watch them rest or bathe. There is no riding and there are no shows, and an elephant that wants to walk away does.',
    'The sanctuary opens to day visitors at 09:00 and closes at 16:00. You stay for almost all of it, so there is time between the feedings to sit and look. Its own staff lead the programme and decide how close you stand. Our driver takes you there and waits.',
    'On the way back the car passes town and stops at the giant raintree at Ko Samrong, about a hundred years old. A boardwalk goes round it. After a day of mud and fruit it is a calm place to end.',
  ],
  category: 'wildlife',
  area: 'Around town',
  places: ['giant-raintree'],
  hours: [8, 9],
  groupSize: '1-9 people',
  distanceKm: 100,
  targetAudience: 'Animal lovers, families with children from about five',
  isForFamilies: true,
  highlights: [
    'Nearly seven hours at the sanctuary, not a short photo stop',
    'Preparing food and feeding, led by sanctuary staff',
    'No riding, no shows, no tricks for the camera',
    'The boardwalk below the giant raintree',
    'Your places at the sanctuary reserved ahead by us',
  ],
  included: [
    'Private vehicle and driver for the day, 8-9 hours',
    'Door-to-door pickup and return in Kanchanaburi',
    'Fuel and parking, with highway fees',
    'Reservation of your sanctuary places (the ticket is paid there)',
    'The raintree stop on the way home',
    'Seat covers and a bag for muddy shoes',
    'Booster or child seat on request, no charge',
  ],
  notIncluded: [
    `Sanctuary ticket, ${SANCTUARY_FEE}, paid at the sanctuary`,
    'Drinks and souvenirs; ask us if your ticket covers lunch on your date',
    'Donations, which are your own choice',
    'Personal accident insurance',
  ],
  whatToBring: [
    'Old clothes that may get muddy, and a full change',
    'Closed shoes or rubber boots',
    'Hat, sun cream and insect repellent',
    'Payment for the sanctuary ticket, best in cash',
    'A towel and soap for a wash before the drive',
  ],
  whatToExpect: [
    'Your ticket goes to the sanctuary, not to us. We ask for places as soon as you book, and our confirmation names the sanctuary. If your date is full we offer another one.',
    'The order of the day follows the elephants, the heat and the rain, so it can change while you are there.',
    'If they go into the river, you watch from the bank. Please do not ask to sit on an elephant; the answer is always no.',
    'Children stay beside an adult at all times, and strong perfume or flash is unwelcome.',
  ],
  itinerary: [
    {
      time: '08:15',
      activity: 'Pickup at your hotel in Kanchanaburi',
      thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี',
      detail: 'Come dressed for mud.',
    },
    {
      time: '09:05',
      activity: 'Arrival at the sanctuary',
      thai: 'ถึงปางช้าง',
      detail: 'Ticket desk and safety talk by the staff.',
      admission: `${SANCTUARY_FEE}, booked ahead and paid there`,
    },
    {
      time: '09:45',
      activity: 'Preparing and giving the morning food',
      thai: 'ลูกค้าเตรียมอาหารเช้าและป้อนช้าง',
      detail: 'Fruit and greens, cut small for the older animals.',
    },
    {
      time: '12:00',
      activity: 'Midday break in the shade',
      thai: 'พักเที่ยงในที่ร่ม',
      detail: 'Lunch at the sanctuary while the elephants rest.',
    },
    {
      time: '13:15',
      activity: 'Afternoon care',
      thai: 'ลูกค้าช่วยดูแลช้างช่วงบ่าย',
      detail: 'What is needed that day: more food, cleaning, a look at the river.',
    },
    { time: '15:45', activity: 'Wash, dry clothes and leave', thai: 'ลูกค้าล้างตัว เปลี่ยนเสื้อผ้า แล้วออกเดินทาง' },
    {
      time: '16:40',
      activity: 'Giant raintree, Ko Samrong',
      thai: 'ต้นจามจุรียักษ์ เกาะสำโรง',
      detail: 'Twenty minutes on the boardwalk. Open until 18:00, free.',
    },
    { time: '17:15', activity: 'Back at your hotel', thai: 'ส่งลูกค้าที่โรงแรม' },
  ],
  gallery: [
    { poster: 'elephant-feeding', caption: 'Feeding time at the sanctuary' },
    { poster: 'elephant-river', caption: 'Elephants at the river', crop: [100, 130, 1000, 750] },
    { poster: 'raintree', caption: 'Giant raintree, Ko Samrong' },
  ],
  reviews: [
    {
      author: 'Emily',
      country: 'United Kingdom',
      rating: 5,
      text: 'We chopped pumpkins for an hour and were told which animal was blind in one eye and how to stand near her. That taught my sons a lot.',
    },
    {
      author: 'Stefan',
      country: 'Austria',
      rating: 5,
      text: 'The sanctuary ticket on top makes it a dear day, but it was all said beforehand. The tree is huge and we had it nearly to ourselves.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
