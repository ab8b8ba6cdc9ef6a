import type { KnownPlace } from '#bookings/chat-message/points.rules.ts'
import type { Business } from '#bookings/chat-message/transcript.rules.ts'
import type { KnownTrip, Spelling } from '#bookings/chat-message/trips.rules.ts'
import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import { originsOf } from '#catalogue/fare.rules.ts'
import { company } from '../company.ts'
import { places } from '../map/places.ts'
import { spellings } from '../spellings.ts'
import { transferPlaces } from '../transfers/transfer-places.ts'

/** How guests write the places of transfers in other scripts. */
const OTHER_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  suvarnabhumi: [
    ...[
      '素万那普机场',
      '素萬那普機場',
      '素万那普',
      '素萬那普',
      '수완나품 공항',
      '수완나품',
      'スワンナプーム空港',
      'スワンナプーム',
    ],
    ...['аэропорт суварнабхуми', 'суварнабхуми', 'аэропорта суварнабхуми'],
  ],
  'don-mueang': [
    ...['廊曼机场', '廊曼機場', '廊曼', '돈므앙 공항', '돈므앙', 'ドンムアン空港', 'ドンムアン'],
    ...['аэропорт дон мыанг', 'дон мыанг', 'дон муанг', 'донмыанг'],
  ],
  'hua-hin': ['华欣', '華欣', '후아힌', 'ホアヒン', 'хуахин'],
  ayutthaya: ['大城', '아유타야', 'アユタヤ', 'аюттхая', 'аюттая', 'аюттхаю'],
  pattaya: ['芭提雅', '芭堤雅', '파타야', 'パタヤ', 'паттайя', 'паттайю', 'паттайи'],
  bangkok: ['曼谷', '방콕', 'バンコク', 'бангкок', 'бангкока'],
  kanchanaburi: [
    '北碧府',
    '北碧',
    '깐짜나부리',
    '칸차나부리',
    'カンチャナブリー',
    'カンチャナブリ',
    'канчанабури',
  ],
}

/** The places of the transfers that chats name, and those that no price list has. Another operator changes these. */
export const chatPlaces: readonly KnownPlace[] = [
  ...['suvarnabhumi', 'don-mueang', 'hua-hin', 'ayutthaya', 'pattaya', 'bangkok', 'kanchanaburi'].map(
    wordsOf,
  ),
  ...[
    ...[
      'felix',
      'u-inchantree',
      'dheva-mantra',
      'resotel',
      'jungle-rafts',
      'float-house',
      'mandarin-oriental',
    ],
    ...['peninsula', 'shangri-la', 'baiyoke-sky'],
  ].map((id) => ({ ...wordsOf(id), isHotel: true })),
  { name: 'U-Tapao Airport (UTP)', words: ['u-tapao airport', 'u-tapao', 'utapao', 'utp', 'อู่ตะเภา'] },
  {
    name: 'Airport',
    words: ['the airport', 'flughafen', "l'aéroport", 'สนามบิน', '机场', '機場', '공항', '空港', 'аэропорт'],
  },
]

/** Names of sights that guests write, besides the spellings of the list of trips. */
const SIGHTS: Readonly<Record<string, string>> = {
  'hellfire pass':
    'hellfirepass;地狱火通道;地獄火通道;地狱之火;헬파이어 패스;헬파이어;ヘルファイヤー・パス;ヘルファイアー・パス;ヘルファイヤーパス;ヘルファイアパス;хеллфайр;перевал адского огня',
  erawan: 'erawan-wasserfall;爱侣湾;愛侶灣;伊拉旺;爱侣湾瀑布;에라완;エラワン;эраван',
  'river kwai': '桂河;콰이강;콰이 강;クワイ川;クウェー川;แม่น้ำแคว;реки квай;реку квай;река квай;kwaï',
  bridge: '大桥;大橋;桥;橋;다리;鉄橋;brücke;pont;мост;สะพาน',
  'death railway':
    '死亡铁路;死亡鐵路;泰缅铁路;泰緬鐵路;泰緬鉄道;죽음의 철도;ทางรถไฟสายมรณะ;todeseisenbahn;chemin de fer de la mort;дорога смерти;дорогу смерти',
  mallika: 'มัลลิกา;말리카;マリカ;маллика',
  skywalk: 'สกายวอล์ค;สกายวอล์ก;天空步道;스카이워크;スカイウォーク',
  'floating market':
    'ตลาดน้ำ;水上市场;水上市場;수상시장;수상 시장;水上マーケット;плавучий рынок;schwimmender markt;schwimmende märkte;marché flottant',
  elephant: 'elefanten;éléphants;ช้าง;大象;코끼리;象;слоны;слонов;слонам',
  waterfall: 'wasserfälle;น้ำตก;瀑布;폭포;滝;водопад;водопады;водопаду;водопада',
  'muang sing': 'mueang sing;เมืองสิงห์;ปราสาทเมืองสิงห์',
}

/** The words of the catalogue in all spellings, the longest first. */
export const chatSpellings: readonly Spelling[] = [
  ...[spellings as Readonly<Record<string, string>>, SIGHTS].flatMap((list) =>
    Object.entries(list).flatMap(([words, spelled]) =>
      spelled.split(';').map((one) => ({ spelled: one.trim(), words })),
    ),
  ),
].toSorted((one, other) => other.spelled.length - one.spelled.length)

/** The business as its guests' programs name it. */
export const ownBusiness: Business = {
  names: [company.name, company.nameThai],
  email: company.email,
  phones: [company.phone, company.whatsapp],
}

/** @throws for an id that is not in the list of places */
function wordsOf(id: string): KnownPlace {
  const place = transferPlaces.find((one) => one.id === id)
  if (!place) throw new Error(`no place ${id}`)
  const { name, thai, aliases } = place
  const others = OTHER_SCRIPTS[id] ?? []
  return { name, words: [name, thai, ...aliases, ...others].map((word) => word.toLowerCase()) }
}

/** The trips of the catalogue with the names of their places, to find one in a guest's words. */
export function knownTrips({ tours }: Catalogue): KnownTrip[] {
  return tours
    .filter(({ listed }) => listed)
    .map(({ id, title, prices, places: visited }) => ({
      id,
      title,
      origins: originsOf(prices),
      places: visited.flatMap((place) => places.find((known) => known.id === place)?.name ?? []),
    }))
}
