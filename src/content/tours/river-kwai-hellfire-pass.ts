import type { Tour } from '#domain/tour.ts'

export const riverKwaiHellfirePass: Tour = {
  id: 'river-kwai-hellfire-pass',
  region: 'bangkok',
  listed: false,
  sibling: 'hellfire-pass-memorial',
  title: 'Hellfire Pass, the viaduct and the bridge',
  subtitle: 'Three works of the wartime railway in one drive, the furthest first.',
  description:
    'Hellfire Pass in the morning, the timber viaduct at Tham Krasae after lunch and the River Kwai bridge on the way home. Twelve hours from Bangkok, by car.',
  overview: [
    'A cutting, a viaduct and a bridge: three places where you can still see how the railway to Burma was built. They lie along one valley, so you drive to the furthest first and come home past the others, with the longest stretch of road behind you by ten.',
    'At Hellfire Pass there is time for the centre, the audio guide and the walk down to the cutting and back. At Tham Krasae you step on to the trestle itself. The bridge is the last stop, in the middle of the afternoon, before the drive back to Bangkok.',
    'You have an hour and three-quarters at the pass and between half an hour and forty minutes at the other two. Those who want to follow the trail at Hellfire Pass for some kilometres should take the quieter sister trip, which goes nowhere else except the cemetery.',
  ],
  category: 'history',
  area: 'Sai Yok and town',
  duration: '10-12 hours',
  groupSize: '1-9 people',
  distanceKm: 440,
  targetAudience: 'Active adults, school groups of up to nine, people interested in engineering',
  highlights: [
    'Hellfire Pass in the morning, centre and cutting, free',
    'An audio guide for the walk, free at the desk',
    'Tham Krasae on foot: the trestle, the cave and the river below',
    'The River Kwai bridge in the afternoon',
    'The long drive first, the two other stops on the way home',
  ],
  included: [
    'Private car, SUV or van; the vehicle stays with you all day',
    'A driver used to Highway 323 and its lorries',
    'Bangkok hotel pickup and return',
    'Fuel, parking and highway fees',
    'Water at each stop, umbrellas when it rains',
    'Child seat on request, no extra charge',
  ],
  notIncluded: [
    'Lunch near Nam Tok',
    'Train tickets: the day follows the line by road',
    'Donations at Hellfire Pass and in the cave',
    'Guiding by a licensed guide',
  ],
  whatToBring: [
    'Shoes with a firm sole for steps, ballast and sleepers',
    'A small rucksack, so that both hands are free',
    'Something to eat for the early start',
    'A layer with sleeves: it serves sun, insects and the cave alike',
  ],
  whatToExpect: [
    'The drive to Hellfire Pass takes about four hours with one break. Bring a pillow.',
    'Steps lead down to the cutting and up again; allow more time in the hot months.',
    'The centre opens 09:00-16:00 and is closed on 13-15 April, 31 December, 1 January and some holidays. On those days we suggest another trip.',
    'On and around 25 April, Anzac Day, the pass is crowded and vans are booked early.',
  ],
  itinerary: [
    { time: '06:00', activity: 'Pickup at your hotel in Bangkok' },
    {
      time: '08:15',
      activity: 'Break near Kanchanaburi',
      detail: 'Coffee and toilets, a quarter of an hour.',
    },
    {
      time: '10:00',
      activity: 'Hellfire Pass',
      detail: 'Centre, then about 400 m of path to the cutting. Free; one hour and three-quarters.',
    },
    { time: '12:15', activity: 'Lunch near Nam Tok', detail: 'Forty minutes; order simple dishes.' },
    {
      time: '13:25',
      activity: 'Tham Krasae viaduct',
      detail: 'About 300 m of trestle. Free; walk only when no train is due.',
    },
    { time: '15:05', activity: 'River Kwai bridge', detail: 'Thirty-five minutes, free.' },
    { time: '15:40', activity: 'Leave for Bangkok' },
    {
      time: '18:00',
      activity: 'Back at your hotel',
      detail: 'Expect it later on Fridays and before long weekends.',
    },
  ],
  gallery: [
    { poster: 'krasae-viaduct', caption: 'Tham Krasae viaduct' },
    { poster: 'hellfire-pass', caption: 'Hellfire Pass', crop: [200, 200, 800, 600] },
    { poster: 'hero-bridge', caption: 'The River Kwai bridge, Kanchanaburi' },
    { poster: 'hellfire-pass', caption: 'Hellfire Pass, end of the cutting', crop: [400, 90, 480, 360] },
    { poster: 'road-van', caption: 'Highway 323, Sai Yok', crop: [400, 300, 640, 480] },
  ],
  reviews: [
    {
      author: 'Viktor',
      country: 'Sweden',
      rating: 5,
      text: 'Starting with the furthest place was clever: by lunch the hard part was done. At the cutting it was only us and birds.',
    },
    {
      author: 'Fiona',
      country: 'Australia',
      rating: 5,
      text: 'I could have used another hour at the pass. The driver offered to drop the bridge for it, and we should have said yes.',
    },
  ],
  booking: { channel: 'email', hotel: 'optional' },
}
