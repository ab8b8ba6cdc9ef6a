import type { Tour } from '#domain/catalogue/tour.ts'
import { feeOf } from '../../catalogue/tickets.ts'

export const erawanFallsCave: Tour = {
  id: 'erawan-falls-cave',
  region: 'kanchanaburi',
  listed: true,
  sibling: 'erawan-cave-exploration',
  title: 'Erawan falls, Phra That Cave and the dam',
  subtitle: 'All seven tiers if you want them, a ranger-led cave, and the lake from Srinakarin dam.',
  description:
    'Nearly three hours on the Erawan trail, then Phra That Cave with a park ranger and the viewpoint at Srinakarin dam. The long Erawan day from Kanchanaburi.',
  overview: [
    'Staying in Kanchanaburi puts Erawan little more than an hour away, so you can be at the gate at 08:45 without leaving in the dark. The morning is for the falls. There is time for all seven tiers if you keep moving, or for three of them and a long swim. Tell the driver which you prefer and he will set the meeting time.',
    'After lunch the car climbs another 12 kilometres to Phra That Cave. A steep path leads up from the road, and a park ranger takes visitors through its four chambers in groups. Not everyone wants a climb after a swim: whoever stays behind can wait in the shade with the driver.',
    'Srinakarin dam comes last. The rock-fill wall is 140 metres high and the lake behind it fills the valley to the north. Twenty minutes are enough for the view before the road turns back along the Khwae Yai. You are at your hotel again by about 16:20.',
  ],
  category: 'nature',
  area: 'Erawan',
  places: ['erawan', 'phra-that-cave', 'srinakarin-dam'],
  mainPlace: 'erawan',
  duration: '8-9 hours',
  groupSize: '1-9 people',
  distanceKm: 170,
  targetAudience: 'Active couples and families with older children who like to walk and swim',
  highlights: [
    'Time for the whole Erawan trail, top tier included',
    'A swim in the emerald pools before the midday crowd',
    'Phra That Cave with a park ranger, four chambers',
    'The wide lake view from Srinakarin dam',
    'Only about an hour and a quarter to the park from town',
  ],
  included: [
    'Private car, SUV or van with driver, 8-9 hours',
    'Hotel pickup and return in Kanchanaburi town',
    'Fuel, parking and highway fees, also for the road beyond the park',
    'The extra drive to the cave and the dam',
    'Drinking water in a cool box, and seat towels for wet clothes',
    'Free child seat when you ask for one',
    'A dry, locked car for your bags while you walk',
  ],
  notIncluded: [
    `Erawan National Park, ${feeOf('erawan')}`,
    'Lunch at the food stalls near the gate',
    'Life jacket hire at the pools',
    'A tip for the cave ranger, if you wish to give one',
  ],
  whatToBring: [
    'Swimwear, a towel and a dry shirt for the cave',
    'Closed shoes with grip, for tiers four to seven and the cave path',
    'A small torch; a phone light is enough as a spare',
    'Cash in small notes for the gate and lunch',
    'Insect repellent',
  ],
  whatToExpect: [
    'Two climbs in one day: the upper tiers in the morning and the cave path after lunch. You can leave out either one.',
    'Rangers lead the cave in groups, so you may wait a little for the next one. The cave can be shut at short notice, usually after rain.',
    'No food goes past the lower tiers, and each plastic bottle is noted against a deposit at the checkpoint.',
    'From February to April there is less water at the top. At weekends and at Songkran the pools are busy from mid-morning.',
  ],
  itinerary: [
    { time: '07:30', activity: 'Pickup at your hotel in Kanchanaburi' },
    {
      time: '08:45',
      activity: 'Erawan National Park gate',
      detail: 'Tickets and changing rooms. Ask at the desk when rangers are at the cave today.',
      admission: `${feeOf('erawan')}; keep the ticket for the cave`,
    },
    {
      time: '09:00',
      activity: 'Walk and swim at the falls',
      detail: 'The trail is up to two kilometres each way. Easy to tier three, stony and steep near the top.',
    },
    { time: '11:45', activity: 'Lunch by the park gate', detail: 'Rice, noodles, grilled chicken, fruit.' },
    {
      time: '12:50',
      activity: 'Phra That Cave',
      detail: 'Steep path up, then four chambers with a ranger. About an hour and a half in all.',
    },
    {
      time: '14:40',
      activity: 'Srinakarin dam viewpoint',
      detail: 'Lake on one side, river valley on the other. Free.',
    },
    { time: '15:00', activity: 'Start of the drive back to town' },
    { time: '16:20', activity: 'Back at your hotel' },
  ],
  gallery: [
    { poster: 'srinakarin-lake', caption: 'The lake above Erawan, behind Srinakarin dam' },
    { poster: 'erawan-falls', caption: 'Erawan waterfall, seven tiers', crop: [260, 70, 680, 510] },
    { poster: 'cave-shaft', caption: 'Phra That Cave' },
    { poster: 'road-van', caption: 'The road above Erawan', crop: [600, 330, 520, 390] },
  ],
  reviews: [
    {
      author: 'Marieke',
      country: 'Netherlands',
      rating: 5,
      text: 'We did six tiers and then the cave. My legs were tired the day after, but the ranger went slowly and waited for my mother.',
    },
    {
      author: 'Daniel',
      country: 'Ireland',
      rating: 5,
      text: 'It rained at noon and the cave path was slippery, so half of us stayed below. The driver had umbrellas. The dam is a short stop, and that is enough.',
    },
  ],
  booking: { channel: 'card', hotel: 'required' },
}
