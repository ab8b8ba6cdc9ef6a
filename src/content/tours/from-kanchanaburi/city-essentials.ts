import type { Tour } from '#domain/catalogue/tour.ts'
import { feeOf } from '../../catalogue/tickets.ts'

export const cityEssentials: Tour = {
  id: 'city-essentials',
  region: 'kanchanaburi',
  listed: true,
  title: 'Kanchanaburi town: bridge, museums and skywalk',
  subtitle: 'Five places in one short day, in an order that fits their opening hours and the morning train.',
  description:
    'The River Kwai bridge when the morning train is due, both war museums, the Allied cemetery and the glass skywalk. Short drives, done by two in the afternoon.',
  overview: [
    'Everything in this trip lies within a few kilometres, but the opening hours do not match. On weekdays the skywalk closes at noon for three hours, the museum beside the cemetery opens at nine, and the train to Nam Tok is due at about 10:30. This plan puts the places in the order that works on every day of the week.',
    'The history is heavy. The railway was built in 1942 and 1943 by prisoners of war and by Asian labourers, and a great many of them died. JEATH shows how the prisoners lived, in bamboo huts. The Death Railway Museum explains the line as a whole and is the one to give an hour to. Between them you see the bridge and the graves.',
    'The skywalk is the lighter half hour: a glass floor 12 metres up, with the Khwae Yai and the Khwae Noi meeting in two colours below. The price does not include a guide. The museums have good English panels, and the driver knows where to let you out and pick you up.',
  ],
  category: 'history',
  area: 'Kanchanaburi town',
  places: ['jeath-museum', 'skywalk', 'bridge-river-kwai', 'war-cemetery', 'death-railway-museum'],
  mainPlace: 'bridge-river-kwai',
  duration: '5-6 hours',
  groupSize: '1-9 people',
  distanceKm: 20,
  targetAudience: 'First day in town, older guests, travellers with a train or bus in the afternoon',
  highlights: [
    'The bridge at the hour when the Nam Tok train is due',
    'An hour and a quarter in the Death Railway Museum',
    'JEATH War Museum, in huts like those of the camps',
    'Kanchanaburi War Cemetery, 6,982 graves',
    '150 metres of glass walkway where the rivers meet',
  ],
  included: [
    'Vehicle with driver for 5-6 hours in town',
    'Pickup at your hotel and return to it, or to the station',
    'Fuel, parking in town, any highway fees',
    'The driver close by at each place, so there is no walking in the midday heat',
    'Chilled water and umbrellas against sun or rain',
    'A child seat if you ask, free',
    'Luggage kept in the car if you travel on afterwards',
  ],
  notIncluded: [
    `Death Railway Museum, ${feeOf('death-railway-museum')}`,
    `JEATH War Museum, ${feeOf('jeath-museum')}`,
    `Skywalk, ${feeOf('skywalk')}`,
    'Lunch and coffee',
  ],
  whatToBring: [
    'Clothes that suit a cemetery and a temple yard',
    'Shoes without heels for the glass floor and the bridge planks',
    'Small notes for three tickets',
    'Sun hat; the bridge has no shade',
  ],
  whatToExpect: [
    'Trains run late. If yours is not there by eleven, you can wait longer and shorten the museum, or move on.',
    'The bridge walkway is open to everyone. There are gaps between the planks, and small bays to step into when a train comes.',
    'Parts of both museums are hard to look at. Parents may want to go ahead of small children.',
    'On Saturdays old Pak Phraek street fills with food stalls from 16:00 to 22:00. That is after this trip, for an evening on your own.',
  ],
  itinerary: [
    { time: '08:15', activity: 'Pickup at your hotel in town' },
    {
      time: '08:30',
      activity: 'JEATH War Museum',
      detail: 'Rebuilt huts in the grounds of Wat Chai Chumphon. Small, old-fashioned and direct.',
      admission: feeOf('jeath-museum'),
    },
    {
      time: '09:20',
      activity: 'Skywalk Kanchanaburi',
      detail: 'Weekdays 09-12 and 15-18, weekends 09-18. Soft covers go over your shoes.',
      admission: feeOf('skywalk'),
    },
    {
      time: '10:10',
      activity: 'Bridge over the River Kwai',
      detail: 'The train reaches town at about 10:30 and comes over the bridge a few minutes later.',
    },
    {
      time: '11:10',
      activity: 'Kanchanaburi War Cemetery',
      detail: 'Rows of bronze plaques and flowers, facing the station. Free.',
    },
    {
      time: '11:40',
      activity: 'Death Railway Museum',
      detail: 'Beside the cemetery, open 09-17. Start upstairs or down; allow an hour at least.',
      admission: feeOf('death-railway-museum'),
    },
    { time: '13:00', activity: 'Lunch in town', detail: 'By the river or near the station, as you like.' },
    { time: '14:00', activity: 'Back at your hotel or the station' },
  ],
  gallery: [
    { poster: 'skywalk', caption: 'Skywalk Kanchanaburi', crop: [260, 260, 680, 510] },
    { poster: 'hero-bridge', caption: 'Bridge over the River Kwai' },
    { poster: 'war-cemetery', caption: 'Kanchanaburi War Cemetery' },
    { poster: 'night-market', caption: 'Pak Phraek old street' },
  ],
  reviews: [
    {
      author: 'Margaret',
      country: 'New Zealand',
      rating: 5,
      text: 'Five places sounded like too many, but nothing is more than ten minutes apart. We spent longest in the museum, and the driver just moved lunch back.',
    },
    {
      author: 'Pavel',
      country: 'Czech Republic',
      rating: 5,
      text: 'The train was 35 minutes late, as the page says can happen. We still had time for both museums. The second one is much better.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
