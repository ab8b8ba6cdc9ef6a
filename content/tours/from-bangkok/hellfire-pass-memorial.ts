import type { Tour } from '#catalogue/tour.rules.ts'
import { driveBetween } from '#catalogue/transfers/drive.words.ts'

const alsoIncluded = [
  'Fuel, parking and highway fees',
  'The driver waits at the centre however long you walk, within the plan',
  'Two bottles of water each for the trail',
  'Umbrellas in the car in the rainy months',
  'Child seat without charge, on request',
]

export const hellfirePassMemorial: Tour = {
  id: 'hellfire-pass-memorial',
  region: 'bangkok',
  listed: true,
  sibling: 'river-kwai-hellfire-pass',
  title: 'Hellfire Pass, a quiet day on foot',
  subtitle: 'The interpretive centre, the cutting and the trail, with two and a half hours to spend there.',
  description:
    'A slow visit to Hellfire Pass: interpretive centre, audio guide, the hand-cut cutting and as much of the trail as you wish, then the war cemetery.',
  overview: [
    'Hellfire Pass is a railway cutting, made by hand by prisoners of war and Asian labourers for the line to Burma. Above it stands an interpretive centre; through it runs a walking trail on the old track bed. Both are free, and so is the audio guide.',
    'It is possible to walk the first 400 metres, stand in the cutting and turn round. This trip leaves time for more. You have two and a half hours, enough to see the exhibition, listen to the audio guide at the places it speaks of, and go on along the trail until you have seen enough.',
    'On the way back you stop at the war cemetery in Kanchanaburi. There is no bridge, train or viaduct on this trip: it is for people who come for one reason. Our other Hellfire Pass trip adds those places and spends less time here.',
  ],
  category: 'history',
  area: 'Sai Yok',
  places: ['hellfire-pass', 'war-cemetery'],
  mainPlace: 'hellfire-pass',
  hours: [10, 12],
  groupSize: '1-9 people',
  distanceKm: 430,
  targetAudience: 'Relatives of those who worked on the line, walkers, adults with an interest in the war',
  highlights: [
    'Two and a half hours at Hellfire Pass, with no second stop before lunch',
    'The interpretive centre, free, open 09:00-16:00',
    'The free audio guide along the track bed',
    'A trail from 400 metres to several kilometres: you choose where to turn',
    'The war cemetery in Kanchanaburi in the afternoon',
  ],
  included: [
    'Car, SUV or van with a driver who knows the road',
    'Hotel pickup and return, Bangkok',
    ...alsoIncluded,
  ],
  notIncluded: [
    'Lunch near Nam Tok',
    'A donation at the centre, if you wish to give one; entrance is free',
    'Flowers or wreaths',
    'A licensed guide',
  ],
  whatToBring: [
    'Walking shoes: the track bed is uneven',
    'A hat and sun cream; long trousers against insects',
    'Your own earphones, if you prefer them',
    'The name and unit of a relative, if you are looking for one at the cemetery',
  ],
  whatToExpect: [
    'Many steps lead down to the cutting, and the same steps lead up again. With weak knees the centre and its outlook may be enough.',
    'The centre is closed on 13-15 April (Songkran), 31 December, 1 January and some public holidays. Please choose another date.',
    'On 25 April a dawn service marks Anzac Day. This trip arrives too late for it. Vans for the service are booked early, so send us a custom trip request in good time.',
    'Please keep voices low. People come here to remember.',
  ],
  itinerary: [
    { time: '06:30', activity: 'Pickup at your hotel in Bangkok', thai: 'รับลูกค้าที่โรงแรมในกรุงเทพฯ' },
    {
      time: '08:45',
      activity: 'Coffee near Kanchanaburi',
      thai: 'พักดื่มกาแฟใกล้กาญจนบุรี',
      detail: `Fifteen minutes. From town to the pass it is ${driveBetween('kanchanaburi', 'hellfire-pass')} more.`,
    },
    {
      time: '10:30',
      activity: 'Hellfire Pass Interpretive Centre',
      thai: 'พิพิธภัณฑ์ช่องเขาขาด',
      detail: 'Exhibition first; collect the audio guide at the desk. Free, open 09:00-16:00.',
    },
    {
      time: '11:15',
      activity: 'The cutting and the trail',
      thai: 'ลูกค้าเดินชมช่องเขาขาด',
      detail: 'About 400 m to the cutting, several kilometres if you go on.',
    },
    {
      time: '13:20',
      activity: 'Lunch near Nam Tok',
      thai: 'พักเที่ยงใกล้สถานีรถไฟน้ำตก',
      detail: 'Plain Thai cooking on the way back.',
    },
    {
      time: '15:25',
      activity: 'Kanchanaburi War Cemetery',
      thai: 'สุสานทหารสัมพันธมิตรดอนรัก',
      detail: 'Half an hour. Free; 6,982 graves in long rows.',
    },
    { time: '15:55', activity: 'Leave for Bangkok', thai: 'ออกเดินทางกลับกรุงเทพฯ' },
    { time: '18:15', activity: 'Back at your hotel', thai: 'ส่งลูกค้าที่โรงแรม' },
  ],
  otherStart: {
    hours: [7, 8],
    distanceKm: 170,
    included: [
      'Car, SUV or van with a driver who knows the road',
      'Hotel pickup and return, Kanchanaburi',
      ...alsoIncluded,
    ],
    itinerary: [
      { time: '07:45', activity: 'Pickup at your hotel in Kanchanaburi', thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี' },
      {
        time: '09:15',
        activity: 'Hellfire Pass Interpretive Centre',
        thai: 'พิพิธภัณฑ์ช่องเขาขาด',
        detail: 'Exhibition first; collect the audio guide at the desk. Free, open 09:00-16:00.',
      },
      {
        time: '10:00',
        activity: 'The cutting and the trail',
        thai: 'ลูกค้าเดินชมช่องเขาขาด',
        detail: 'About 400 m to the cutting, several kilometres if you go on.',
      },
      {
        time: '12:05',
        activity: 'Lunch near Nam Tok',
        thai: 'พักเที่ยงใกล้สถานีรถไฟน้ำตก',
        detail: 'Plain Thai cooking on the way back.',
      },
      {
        time: '14:10',
        activity: 'Kanchanaburi War Cemetery',
        thai: 'สุสานทหารสัมพันธมิตรดอนรัก',
        detail: 'Half an hour. Free; 6,982 graves in long rows.',
      },
      { time: '14:40', activity: 'Leave for your hotel', thai: 'ออกเดินทางกลับโรงแรม' },
      { time: '14:50', activity: 'Back at your hotel in Kanchanaburi', thai: 'ส่งลูกค้าที่โรงแรมในกาญจนบุรี' },
    ],
  },
  gallery: [
    { poster: 'hellfire-pass', caption: 'Hellfire Pass' },
    { poster: 'road-van', caption: 'Highway 323 towards Hellfire Pass' },
  ],
  reviews: [
    {
      author: 'Graham',
      country: 'New Zealand',
      rating: 5,
      text: 'We walked about an hour beyond the cutting and met four people. Nobody looked at a watch. My father would have wanted it this way.',
    },
    {
      author: 'Elise',
      country: 'Belgium',
      rating: 5,
      text: 'The audio guide says it all, so we did not miss a guide. It was hot on the steps back up, and the second bottle of water was welcome.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
