/** The 37 places that a guest can choose for a custom trip, in the order shown. */
export const PLACE_REGIONS = [
  'Town',
  'Tha Muang',
  'Sai Yok',
  'Thong Pha Phum',
  'Sangkhlaburi',
  'Erawan and Si Sawat',
  'North',
  'Outside the province',
] as const
export type PlaceRegion = (typeof PLACE_REGIONS)[number]

export type Place = {
  id: string
  name: string
  /** A description in three to nine words. */
  what: string
  region: PlaceRegion
}

export const places: readonly Place[] = [
  {
    id: 'bridge-river-kwai',
    name: 'Bridge over the River Kwai',
    what: 'Wartime steel railway bridge, trains still cross',
    region: 'Town',
  },
  {
    id: 'war-cemetery',
    name: 'Kanchanaburi War Cemetery (Don Rak)',
    what: '6,982 Allied graves, facing the station',
    region: 'Town',
  },
  {
    id: 'death-railway-museum',
    name: 'Death Railway Museum (TBRC)',
    what: 'Museum of the line, beside the war cemetery',
    region: 'Town',
  },
  {
    id: 'jeath-museum',
    name: 'JEATH War Museum',
    what: 'Rebuilt bamboo huts at Wat Chai Chumphon',
    region: 'Town',
  },
  {
    id: 'chungkai-cemetery',
    name: 'Chungkai War Cemetery',
    what: 'About 1,740 graves on a camp site',
    region: 'Town',
  },
  { id: 'skywalk', name: 'Skywalk Kanchanaburi', what: 'Glass walkway over the riverfront', region: 'Town' },
  {
    id: 'pak-phraek',
    name: 'Pak Phraek old street / walking street',
    what: 'Old shop-houses, food stalls on Saturday evenings',
    region: 'Town',
  },
  {
    id: 'wat-tham-khao-pun',
    name: 'Wat Tham Khao Pun',
    what: 'Cave temple above the Khwae Noi',
    region: 'Town',
  },
  {
    id: 'wat-tham-suea',
    name: 'Wat Tham Suea',
    what: 'Hilltop giant Buddha over rice fields',
    region: 'Tha Muang',
  },
  {
    id: 'wat-ban-tham',
    name: 'Wat Ban Tham',
    what: 'Cave temple entered through a dragon’s mouth',
    region: 'Tha Muang',
  },
  {
    id: 'giant-raintree',
    name: 'Giant raintree',
    what: 'Century-old spreading tree at Ko Samrong',
    region: 'Town',
  },
  {
    id: 'mallika-city',
    name: 'Mallika City R.E. 124',
    what: 'Walk-through Siamese town of 1905',
    region: 'Sai Yok',
  },
  {
    id: 'muang-sing',
    name: 'Prasat Muang Sing',
    what: 'Khmer temple park beside the Khwae Noi',
    region: 'Sai Yok',
  },
  {
    id: 'tham-krasae',
    name: 'Tham Krasae viaduct + cave',
    what: 'Timber railway trestle along a cliff',
    region: 'Sai Yok',
  },
  {
    id: 'nam-tok-station',
    name: 'Nam Tok station',
    what: 'End of the railway line today',
    region: 'Sai Yok',
  },
  {
    id: 'sai-yok-noi',
    name: 'Sai Yok Noi waterfall',
    what: 'Roadside falls with an old locomotive',
    region: 'Sai Yok',
  },
  {
    id: 'sai-yok-waterfalls',
    name: 'Sai Yok waterfalls',
    what: 'Sai Yok Yai, falls dropping into the Khwae Noi',
    region: 'Sai Yok',
  },
  {
    id: 'lawa-cave',
    name: 'Lawa Cave',
    what: 'Large stalactite cave in the national park',
    region: 'Sai Yok',
  },
  {
    id: 'daowadung-cave',
    name: 'Daowadung Cave',
    what: 'Cave reached by boat and on foot',
    region: 'Sai Yok',
  },
  {
    id: 'hellfire-pass',
    name: 'Hellfire Pass',
    what: 'Hand-cut railway cutting, centre and walking trail',
    region: 'Sai Yok',
  },
  {
    id: 'hin-dat',
    name: 'Hin Dat Hot Springs',
    what: 'Two hot pools beside a cold stream',
    region: 'Thong Pha Phum',
  },
  {
    id: 'pha-tat',
    name: 'Pha Tat waterfall',
    what: 'Quiet tiered falls near the hot springs',
    region: 'Thong Pha Phum',
  },
  {
    id: 'vajiralongkorn-dam',
    name: 'Vajiralongkorn (Khao Laem) Dam',
    what: 'Dam with a view over the lake',
    region: 'Thong Pha Phum',
  },
  {
    id: 'kroeng-krawia',
    name: 'Kroeng Krawia waterfall',
    what: 'Roadside falls on the way to Sangkhlaburi',
    region: 'Sangkhlaburi',
  },
  {
    id: 'mon-bridge',
    name: 'Mon Bridge, Sangkhlaburi',
    what: 'Long wooden footbridge, best with a night there',
    region: 'Sangkhlaburi',
  },
  {
    id: 'wat-wang-wiwekaram',
    name: 'Wat Wang Wiwekaram + golden chedi',
    what: 'Mon temple and Bodh Gaya style chedi',
    region: 'Sangkhlaburi',
  },
  {
    id: 'sunken-temple',
    name: 'Sunken temple',
    what: 'Old town temple in the lake, by boat',
    region: 'Sangkhlaburi',
  },
  {
    id: 'three-pagodas-pass',
    name: 'Three Pagodas Pass',
    what: 'Border pass with three small stupas',
    region: 'Sangkhlaburi',
  },
  {
    id: 'erawan',
    name: 'Erawan National Park',
    what: 'Seven emerald waterfall tiers to swim in',
    region: 'Erawan and Si Sawat',
  },
  {
    id: 'phra-that-cave',
    name: 'Phra That Cave',
    what: 'Four chambers, steep climb, led by rangers',
    region: 'Erawan and Si Sawat',
  },
  {
    id: 'srinakarin-dam',
    name: 'Srinakarin Dam',
    what: 'High rock-fill dam with lake views',
    region: 'Erawan and Si Sawat',
  },
  {
    id: 'huay-mae-khamin',
    name: 'Huay Mae Khamin waterfall',
    what: 'Seven ochre tiers with fewer people',
    region: 'Erawan and Si Sawat',
  },
  {
    id: 'elephants-world',
    name: 'ElephantsWorld',
    what: 'Retirement sanctuary, feeding and care, no riding',
    region: 'Town',
  },
  {
    id: 'elephant-haven',
    name: 'Elephant Haven',
    what: 'Elephant visit without riding, booked ahead',
    region: 'Sai Yok',
  },
  {
    id: 'safari-park',
    name: 'Safari Park, Bo Phloi',
    what: 'Drive-through zoo north of town',
    region: 'North',
  },
  {
    id: 'floating-market',
    name: 'Floating Market',
    what: 'Damnoen Saduak canal market in Ratchaburi',
    region: 'Outside the province',
  },
  {
    id: 'ayutthaya-drop-off',
    name: 'Drop off in Ayutthaya',
    what: 'Finish in the old capital, not in Bangkok',
    region: 'Outside the province',
  },
]
