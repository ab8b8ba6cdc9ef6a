import type { LatLon } from './geography.ts'

export type PlacePoint = {
  /**
   * The coordinates. Three decimals or more where Wikipedia, the war graves commission or another source gives them; two
   * decimals (about a kilometre) where nothing better is known. Missing without a trustworthy source; the place is then
   * not drawn.
   */
  at?: LatLon
  /** The name in a sentence. */
  nameInText: string
  /** The name on the map, where it is another than in a sentence. */
  label?: string
}

/**
 * The places that the maps draw, by the ids of `places.ts` and for stops that are not in it. A list of its own, because
 * the browser loads `places.ts` and does not need this one.
 */
export const placePoints: Readonly<Record<string, PlacePoint>> = {
  'bridge-river-kwai': {
    at: [14.041, 99.504],
    nameInText: 'the River Kwai bridge',
    label: 'River Kwai bridge',
  },
  'war-cemetery': { at: [14.0316, 99.5257], nameInText: 'the war cemetery', label: 'War cemetery' },
  'death-railway-museum': { at: [14.032, 99.526], nameInText: 'the railway museum', label: 'Railway museum' },
  'jeath-museum': { at: [14.015, 99.529], nameInText: 'the JEATH museum', label: 'JEATH museum' },
  'chungkai-cemetery': { at: [14.01, 99.51], nameInText: 'Chungkai cemetery' },
  skywalk: { at: [14.02, 99.53], nameInText: 'the Skywalk', label: 'Skywalk' },
  'pak-phraek': { at: [14.02, 99.53], nameInText: 'Pak Phraek' },
  'wat-tham-khao-pun': { at: [14.0, 99.5], nameInText: 'Wat Tham Khao Pun' },
  'wat-tham-suea': { at: [13.954, 99.6055], nameInText: 'Wat Tham Suea' },
  'wat-ban-tham': { at: [13.97, 99.56], nameInText: 'Wat Ban Tham' },
  'giant-raintree': { nameInText: 'the giant raintree' },
  'mallika-city': { nameInText: 'Mallika City' },
  'muang-sing': { at: [14.04, 99.241], nameInText: 'Muang Sing' },
  'tham-krasae': { at: [14.103, 99.168], nameInText: 'Tham Krasae' },
  'nam-tok-station': { at: [14.237, 99.067], nameInText: 'Nam Tok station' },
  'sai-yok-noi': { at: [14.239, 99.057], nameInText: 'Sai Yok Noi' },
  'sai-yok-waterfalls': { at: [14.439, 98.851], nameInText: 'Sai Yok Yai' },
  'hellfire-pass': { at: [14.355, 98.953], nameInText: 'Hellfire Pass' },
  'pha-tat': { at: [14.652, 98.776], nameInText: 'Pha Tat' },
  'vajiralongkorn-dam': { at: [14.798, 98.597], nameInText: 'Vajiralongkorn dam' },
  'kroeng-krawia': { at: [14.982, 98.633], nameInText: 'Kroeng Krawia' },
  'mon-bridge': { at: [15.14, 98.45], nameInText: 'the Mon bridge', label: 'Mon bridge' },
  'three-pagodas-pass': { at: [15.3, 98.39], nameInText: 'Three Pagodas Pass' },
  erawan: { at: [14.3687, 99.1438], nameInText: 'Erawan' },
  'srinakarin-dam': { at: [14.4086, 99.1283], nameInText: 'Srinakarin dam' },
  'huay-mae-khamin': { at: [14.638, 98.987], nameInText: 'Huay Mae Khamin' },
  'floating-market': { at: [13.52, 99.96], nameInText: 'Damnoen Saduak' },
  'maeklong-market': { at: [13.41, 100], nameInText: 'Maeklong' },
  'ayutthaya-drop-off': { at: [14.35, 100.57], nameInText: 'Ayutthaya' },
}
