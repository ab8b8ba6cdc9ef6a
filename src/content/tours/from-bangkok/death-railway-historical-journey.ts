import type { Tour } from '#domain/catalogue/tour.ts'
import { feeOf, TRAIN_FARE } from '../../catalogue/tickets.ts'

export const deathRailwayHistoricalJourney: Tour = {
  id: 'death-railway-historical-journey',
  region: 'bangkok',
  listed: true,
  sibling: 'kanchanaburi-historical-highlights',
  title: 'The Death Railway by museum and train',
  subtitle: 'See the graves and the museum first, then ride the line itself as far as the timber viaduct.',
  description:
    'War cemetery, railway museum and the ordinary train over the River Kwai bridge to the Tham Krasae viaduct, then Chungkai. A full day from Bangkok.',
  overview: [
    'In 1942 and 1943 prisoners of war and Asian labourers built a railway from Thailand to Burma for the Japanese army. A great many of them died. This day follows what is left of the line near Kanchanaburi, in the order that makes most sense: the graves and the museum first, then the train, and last the places you saw from its window.',
    'At about 10:30 you board the ordinary train to Nam Tok. It crosses the steel bridge, follows the Khwae Noi and goes slowly over the timber viaduct at Tham Krasae, where you get off. The driver has brought the car round by road and meets you at the halt. After lunch you visit the smaller war cemetery at Chungkai and walk on the bridge.',
    'This is a day to read and to look. Your driver is not a licensed guide and waits outside at each stop. Take the full hour at the museum: the names of the stations, the viaduct and the camp at Chungkai mean more afterwards.',
  ],
  category: 'history',
  area: 'Town and Sai Yok',
  places: ['war-cemetery', 'death-railway-museum', 'tham-krasae', 'chungkai-cemetery', 'bridge-river-kwai'],
  mainPlace: 'tham-krasae',
  duration: '10-12 hours',
  groupSize: '1-9 people',
  distanceKm: 380,
  targetAudience: 'Readers of history, families of veterans, adults and older children',
  highlights: [
    'An hour in the Death Railway Museum before the train leaves',
    'Kanchanaburi War Cemetery early in the day, before the heat',
    'The ordinary train over the bridge and the viaduct, in third class',
    'Tham Krasae on foot: about 300 m of timber trestle and a small cave',
    'Chungkai, a cemetery of about 1,740 graves on the site of a camp',
    'The River Kwai bridge last, when you know what you are looking at',
  ],
  included: [
    'Private car, SUV or van with driver, for your party only',
    'Pickup and return at your Bangkok hotel',
    'Fuel, parking and highway fees',
    'The car meets you at Tham Krasae, with your bags in it',
    'Cold drinking water, waiting in the car after the train ride',
    'A child seat if you ask for one, free',
  ],
  notIncluded: [
    `Train ticket, ${TRAIN_FARE}, bought at the station`,
    `Death Railway Museum, ${feeOf('death-railway-museum')}`,
    'Lunch and drinks at Tham Krasae',
    'A licensed guide',
  ],
  whatToBring: [
    'Small notes for the train and the museum',
    'A hat and water for the train, which has fans but no air conditioning',
    'Flat shoes: on the viaduct you walk on sleepers',
    'Clothes that cover shoulders and knees, for the cemeteries and the cave',
  ],
  whatToExpect: [
    'Trains run late, sometimes by an hour. If yours is very late, the driver takes you to Tham Krasae by car, so that the afternoon is not lost.',
    'Sit on the left in the direction of Nam Tok: that side looks over the river at the viaduct.',
    'The museum is frank about illness and hunger. You know best what your children should see.',
    'The trestle has gaps and low edges. Walk on it only when no train is due and keep children by the hand.',
  ],
  itinerary: [
    { time: '06:00', activity: 'Pickup at your Bangkok hotel' },
    {
      time: '08:30',
      activity: 'Kanchanaburi War Cemetery',
      detail: 'The graves of 6,982 Allied servicemen. Free and open at all times.',
    },
    {
      time: '09:00',
      activity: 'Death Railway Museum',
      detail: 'Beside the cemetery; it opens at 09:00. Allow the full hour.',
      admission: `${feeOf('death-railway-museum')}, paid at the desk`,
    },
    {
      time: '10:10',
      activity: 'Kanchanaburi station',
      detail: 'The driver shows you the ticket window. The train leaves at about 10:30.',
      admission: `train ticket ${TRAIN_FARE}, at the ticket window`,
    },
    {
      time: '12:10',
      activity: 'Off the train at Tham Krasae',
      detail: 'Expected time. Walk back along the trestle to the cave with its Buddha image, free.',
    },
    { time: '12:45', activity: 'Lunch at Tham Krasae', detail: 'Simple Thai dishes close to the line.' },
    {
      time: '14:30',
      activity: 'Chungkai War Cemetery',
      detail: 'Across the river from the town, on the site of a camp. Free.',
    },
    {
      time: '15:10',
      activity: 'River Kwai bridge on foot',
      detail: 'Half an hour; there are bays to stand in if a train comes.',
    },
    { time: '15:40', activity: 'Leave for Bangkok' },
    {
      time: '18:00',
      activity: 'Back at your hotel',
      detail: 'Later if the train was late or the evening traffic is heavy.',
    },
  ],
  gallery: [
    { poster: 'krasae-viaduct', caption: 'Tham Krasae viaduct' },
    { poster: 'war-cemetery', caption: 'Kanchanaburi War Cemetery' },
    { poster: 'hero-bridge', caption: 'The River Kwai bridge, Kanchanaburi' },
    { poster: 'train-window', caption: 'Tham Krasae from the train' },
  ],
  reviews: [
    {
      author: 'Dorothy',
      country: 'United Kingdom',
      rating: 5,
      text: 'My uncle worked on the line. Seeing the museum before the train was the right order. The driver gave us all the time we needed at the graves.',
    },
    {
      author: 'Bram',
      country: 'Netherlands',
      rating: 5,
      text: 'Train was forty minutes late and hot, so Chungkai was short. The car was standing at the halt when we got off, with cold water.',
    },
  ],
  booking: { channel: 'card', hotel: 'optional' },
}
