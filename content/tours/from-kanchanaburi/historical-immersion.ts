import type { Tour } from '#catalogue/tour.rules.ts'
import { driveBetween } from '#catalogue/transfers/drive.words.ts'
import { feeOf } from '../../catalogue/tickets.ts'

const TO_THE_PASS = driveBetween('kanchanaburi', 'hellfire-pass')

export const historicalImmersion: Tour = {
  id: 'historical-immersion',
  region: 'kanchanaburi',
  listed: true,
  title: 'The Death Railway, museum to Hellfire Pass',
  subtitle: 'Bridge, graves and museum in town first, then the rock cutting eighty kilometres up the line.',
  description:
    'The bridge and the war cemetery before nine, an hour in the railway museum, then an hour and a half at Hellfire Pass. Back at your hotel by three.',
  overview: [
    'Between 1942 and 1943 prisoners of war and Asian labourers built a railway up this valley and into Burma for the Japanese army. Many of them died. This day follows the line in the order in which it is easiest to understand: what was built, who is buried here, how it was done, and then the place where the rock itself was cut by hand.',
    `The first two hours stay in town. The bridge is quiet at ten past eight. The cemetery and the Death Railway Museum lie side by side, and the museum opens at nine. After that the road follows the valley of the Khwae Noi for ${TO_THE_PASS} to Hellfire Pass, where the centre lends an audio guide free of charge.`,
    'You read and listen for yourself. The driver gets you to each place on time and waits; he is not there to explain the war. There is time to stand still and say nothing, and there are no shopping stops.',
  ],
  category: 'history',
  area: 'Town and Hellfire Pass',
  places: ['bridge-river-kwai', 'war-cemetery', 'death-railway-museum', 'hellfire-pass'],
  mainPlace: 'hellfire-pass',
  hours: [6, 7],
  groupSize: '1-8 people',
  distanceKm: 170,
  targetAudience: 'Relatives of prisoners, history readers, older school pupils',
  highlights: [
    'The River Kwai bridge before the day groups arrive',
    'Kanchanaburi War Cemetery, 6,982 Allied graves',
    'An hour in the Death Railway Museum as it opens',
    'Hellfire Pass: the cutting on foot, with the free audio guide',
    'The drive up the valley beside the route of the railway',
  ],
  included: [
    'Private car, SUV or van with driver for six to seven hours',
    'Collection from your hotel in Kanchanaburi, and return',
    'Fuel, parking and highway fees, if the route has any',
    'Drinking water in the car and a bottle for the trail',
    'Help to find a grave: bring the name, and the driver leaves time for it',
    'Child seat on request at no cost',
  ],
  notIncluded: [
    `Death Railway Museum, ${feeOf('death-railway-museum')}`,
    'Lunch on the way back',
    'Flowers for the cemetery, which the driver can buy for you beforehand',
    'Travel insurance',
  ],
  whatToBring: [
    'Shoes with a firm sole for the steps and loose stones at Hellfire Pass',
    'Your own earphones for the audio guide, if you prefer them',
    'A hat and water bottle; parts of the trail have no shade',
    'The name and regiment, if you look for somebody',
  ],
  whatToExpect: [
    'The centre at Hellfire Pass opens from 09:00 to 16:00. It is closed on 13-15 April, 31 December, 1 January and some holidays; on those days we advise another trip.',
    'The trail can be 400 metres or several kilometres. An hour and a half is enough for the centre, the cutting and the climb back up the steps.',
    'On 25 April, Anzac Day, a dawn service is held at Hellfire Pass. Vehicles are booked early for it, and it needs a different timetable; write to us.',
    'Some pictures and letters in the museum are hard to see. You decide for your children.',
  ],
  itinerary: [
    { time: '08:00', activity: 'Pickup at your hotel in Kanchanaburi', thai: 'รับลูกค้าที่โรงแรมในกาญจนบุรี' },
    {
      time: '08:10',
      activity: 'River Kwai bridge',
      thai: 'สะพานข้ามแม่น้ำแคว',
      detail: 'Twenty minutes on the spans while the town wakes up.',
      admission: 'Free',
    },
    {
      time: '08:35',
      activity: 'Kanchanaburi War Cemetery',
      thai: 'สุสานทหารสัมพันธมิตรดอนรัก',
      detail: 'Opposite the station, open at all hours.',
      admission: 'Free',
    },
    {
      time: '09:00',
      activity: 'Death Railway Museum',
      thai: 'พิพิธภัณฑ์ทางรถไฟไทย-พม่า',
      detail: 'Beside the cemetery. You are there when the doors open and have an hour.',
      admission: feeOf('death-railway-museum'),
    },
    {
      time: '10:00',
      activity: 'Drive up Highway 323',
      thai: 'ขับขึ้นไปตามทางหลวง 323',
      detail: `Eighty kilometres, ${TO_THE_PASS}.`,
    },
    {
      time: '11:30',
      activity: 'Hellfire Pass',
      thai: 'ช่องเขาขาด',
      detail: 'Centre and audio guide first, then down to the cutting and back.',
      admission: 'Free',
    },
    {
      time: '13:00',
      activity: 'Short lunch on the road',
      thai: 'พักเที่ยงสั้น ๆ ระหว่างทาง',
      detail: 'One-plate dishes, half an hour.',
    },
    { time: '15:00', activity: 'Back at your hotel in Kanchanaburi', thai: 'ส่งลูกค้าที่โรงแรมในกาญจนบุรี' },
  ],
  gallery: [
    { poster: 'hellfire-pass', caption: 'Hellfire Pass' },
    { poster: 'war-cemetery', caption: 'Kanchanaburi War Cemetery' },
    { poster: 'hero-bridge', caption: 'The River Kwai bridge, Kanchanaburi' },
    { poster: 'road-van', caption: 'Highway 323' },
  ],
  reviews: [
    {
      author: 'Margaret',
      country: 'New Zealand',
      rating: 5,
      text: 'My great-uncle is buried here. The driver had flowers in the car and stood back. We were given all the time we needed and still reached the Pass before noon.',
    },
    {
      author: 'Pieter',
      country: 'Belgium',
      rating: 5,
      text: 'Museum before the cutting is the right order. I would have liked to walk further along the trail; next time I would ask for an earlier start.',
    },
  ],
  capacity: { car: { from: 1, to: 4 }, suv: { from: 1, to: 6 }, van: { from: 1, to: 8 } },
  booking: { channel: 'whatsapp', hotel: 'required' },
}
