import type { Tour } from '#domain/catalogue/tour.ts'
import { feeOf } from '../../catalogue/tickets.ts'

export const activeExploration: Tour = {
  id: 'active-exploration',
  region: 'kanchanaburi',
  listed: true,
  title: 'Hellfire Pass trail, Lawa Cave, Sai Yok Noi',
  subtitle: 'Two hours on the old track bed, a large cave after lunch, and cool water at the roadside.',
  description:
    'A day on foot in Sai Yok: the Hellfire Pass trail beyond the first cutting, the chambers of Lawa Cave and a dip at Sai Yok Noi waterfall. Up to six guests.',
  overview: [
    'The shortest visit to Hellfire Pass is 400 metres of path, down to the cutting and up again. This plan gives you almost two hours on the trail, enough to follow the track bed through the cutting and well beyond it. You arrive when the interpretive centre opens, borrow the free audio guide and walk before the heat.',
    'It is a memorial first and a walk second. Prisoners of war and Asian labourers cut the rock by hand when the railway was built, and many of them died. Please keep your voice low in the cutting and leave the small flags and crosses as they are.',
    'After lunch comes Lawa Cave, a large stalactite cave in Sai Yok National Park with stairs to its entrance. The last stop is Sai Yok Noi, where water falls beside the road next to an old locomotive and you can stand under it. From there it is about an hour to town.',
  ],
  category: 'nature',
  area: 'Sai Yok',
  places: ['hellfire-pass', 'lawa-cave', 'sai-yok-noi'],
  mainPlace: 'hellfire-pass',
  duration: '8-9 hours',
  groupSize: '1-6 people',
  distanceKm: 180,
  targetAudience: 'Fit walkers, friends, families with teenagers',
  highlights: [
    'Hellfire Pass on foot, well past the first cutting',
    'The interpretive centre and its free audio guide',
    'Stalactite chambers in Lawa Cave',
    'A cool-down at Sai Yok Noi waterfall',
    'An early start, before the trail gets hot',
  ],
  included: [
    'Car or SUV with driver, all day',
    'Pickup and return at your hotel in Kanchanaburi',
    'Fuel, parking and highway fees for the whole route',
    'Cold water to carry, and more in the car',
    'A spare torch for the cave, one per vehicle',
    'First-aid kit, and towels in the boot',
    'Child seat free on request',
  ],
  notIncluded: [
    `Sai Yok National Park for Lawa Cave, ${feeOf('lawa-cave')}`,
    `Sai Yok Noi: ${feeOf('sai-yok-noi')}`,
    'Lunch on Highway 323',
    'Donation at Hellfire Pass; entry itself is free',
  ],
  whatToBring: [
    'Walking shoes with a firm sole; the ballast is loose stone',
    'At least a litre of water of your own',
    'A change of shirt, and swimwear for the falls',
    'Long socks or leggings in the rains, against leeches and mosquitoes',
    'A snack for the trail',
  ],
  whatToExpect: [
    'Many steps lead down to the cutting and the same steps lead up again. The trail has little shade after ten.',
    'Staff tell you which parts of the trail are open. Stay behind the ropes, and turn back at the time you agreed with the driver.',
    'The centre is closed 13-15 April, 31 December, 1 January and on some other holidays. On 25 April, Anzac Day, a dawn service fills the site.',
    `If Lawa Cave is closed on your day, you see Prasat Muang Sing on the way home instead: open until 16:30, ${feeOf('muang-sing')}. Daowadung Cave needs a boat and a guide and does not fit.`,
  ],
  itinerary: [
    {
      time: '07:30',
      activity: 'Pickup at your hotel in Kanchanaburi',
      detail: '80 kilometres on Highway 323.',
    },
    {
      time: '09:00',
      activity: 'Hellfire Pass interpretive centre',
      detail: 'Opens at 09:00. Half an hour inside, and the audio guide for the trail.',
      admission: 'Free; donations are welcome',
    },
    {
      time: '09:35',
      activity: 'The trail',
      detail:
        'Through the cutting and along the old bed, then back the same way. Two kilometres out is a good turning point.',
    },
    { time: '11:45', activity: 'Lunch beside Highway 323', detail: 'Fried rice, curry, iced coffee.' },
    {
      time: '13:10',
      activity: 'Lawa Cave',
      detail: 'Stairs up to the entrance, then on foot from chamber to chamber. Warm and damp inside.',
      admission: `park ticket ${feeOf('lawa-cave')}`,
    },
    {
      time: '14:50',
      activity: 'Sai Yok Noi waterfall',
      detail: 'Feet or all of you under the water. Strong in the rains, thin by March.',
      admission: feeOf('sai-yok-noi'),
    },
    { time: '15:25', activity: 'Drive back to town' },
    { time: '16:30', activity: 'Drop-off at your hotel' },
  ],
  gallery: [
    { poster: 'hellfire-pass', caption: 'Hellfire Pass', crop: [200, 120, 800, 600] },
    { poster: 'cave-shaft', caption: 'Lawa Cave', crop: [160, 0, 960, 720] },
    { poster: 'road-van', caption: 'Limestone hills in Sai Yok', crop: [40, 60, 560, 420] },
  ],
  reviews: [
    {
      author: 'Ben',
      country: 'Australia',
      rating: 5,
      text: 'Walked out past the cutting with the headset on and met four people. Glad we started early; it was 36 degrees by the time we had lunch.',
    },
    {
      author: 'Ines',
      country: 'Portugal',
      rating: 5,
      text: 'A strong day for the legs. The cave was nearly empty. In March the waterfall was a trickle, as the driver had warned us.',
    },
  ],
  capacity: { car: { from: 1, to: 3 }, suv: { from: 4, to: 6 } },
  booking: { channel: 'card', hotel: 'required' },
}
