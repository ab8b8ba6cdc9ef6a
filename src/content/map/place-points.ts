import type { LatLon } from './geography.ts'

export type PlacePoint = {
  /**
   * Where it lies. Three decimals or more where Wikipedia, the war graves commission or another source gives
   * them; two, good to about a kilometre, where nothing better is known: no map draws that wider than a station.
   * Missing where no source can be trusted, and then it is not drawn.
   */
  at?: LatLon
  /** How a sentence names it; the map leaves out the article. */
  said: string
}

/**
 * What the maps know of the places that trips visit, by the ids of `places.ts` and for stops that are not offered
 * there. Apart from them, because browsers get that list and have no use for this one.
 */
export const placePoints: Readonly<Record<string, PlacePoint>> = {
  'bridge-river-kwai': { at: [14.041, 99.504], said: 'the River Kwai bridge' },
  'war-cemetery': { at: [14.0316, 99.5257], said: 'the war cemetery' },
  'death-railway-museum': { at: [14.032, 99.526], said: 'the railway museum' },
  'jeath-museum': { at: [14.015, 99.529], said: 'the JEATH museum' },
  'chungkai-cemetery': { at: [14.01, 99.51], said: 'Chungkai cemetery' },
  skywalk: { at: [14.02, 99.53], said: 'the Skywalk' },
  'pak-phraek': { at: [14.02, 99.53], said: 'Pak Phraek' },
  'wat-tham-khao-pun': { at: [14.0, 99.5], said: 'Wat Tham Khao Pun' },
  'wat-tham-suea': { at: [13.954, 99.6055], said: 'Wat Tham Suea' },
  'wat-ban-tham': { at: [13.97, 99.56], said: 'Wat Ban Tham' },
  'giant-raintree': { said: 'the giant raintree' },
  'mallika-city': { said: 'Mallika City' },
  'muang-sing': { at: [14.04, 99.241], said: 'Muang Sing' },
  'tham-krasae': { at: [14.103, 99.168], said: 'Tham Krasae' },
  'nam-tok-station': { at: [14.237, 99.067], said: 'Nam Tok station' },
  'sai-yok-noi': { at: [14.239, 99.057], said: 'Sai Yok Noi' },
  'sai-yok-waterfalls': { at: [14.439, 98.851], said: 'Sai Yok Yai' },
  'hellfire-pass': { at: [14.355, 98.953], said: 'Hellfire Pass' },
  'pha-tat': { at: [14.652, 98.776], said: 'Pha Tat' },
  'vajiralongkorn-dam': { at: [14.798, 98.597], said: 'Vajiralongkorn dam' },
  'kroeng-krawia': { at: [14.982, 98.633], said: 'Kroeng Krawia' },
  'mon-bridge': { at: [15.14, 98.45], said: 'the Mon bridge' },
  'three-pagodas-pass': { at: [15.3, 98.39], said: 'Three Pagodas Pass' },
  erawan: { at: [14.3687, 99.1438], said: 'Erawan' },
  'srinakarin-dam': { at: [14.4086, 99.1283], said: 'Srinakarin dam' },
  'huay-mae-khamin': { at: [14.638, 98.987], said: 'Huay Mae Khamin' },
  'floating-market': { at: [13.52, 99.96], said: 'Damnoen Saduak' },
  'maeklong-market': { at: [13.41, 100], said: 'Maeklong' },
  'ayutthaya-drop-off': { at: [14.35, 100.57], said: 'Ayutthaya' },
}
