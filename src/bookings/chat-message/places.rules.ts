import { isDoubted } from './doubt.rules.ts'
import { allMatches, isApart, type Mention, READ_ALREADY } from './finding.rules.ts'

/** A place of the guests to stay at, or an address: where it stands, without the words that lead to it. */
export type House = Mention

const END = `[,.!?;:\\n()${READ_ALREADY}]`
const HOUSE =
  '(?:Hotel|Resort|Inn|Hostel|Guest ?house|Guest House|Lodge|Villas?|Homestay|Residence|Raft ?house|Rafts|Bungalows?|Retreat|Camp|Suites|Apartments?|Pension|Gasthaus)'
const WORD = "[\\p{Lu}\\d][\\p{L}\\p{M}\\d'&-]{0,30}"
const SMALL = '(?:(?:the|de|at|on|of|and|&|by|du|la|le|am) )?'
const CHAIN =
  '(?:Ibis|Novotel|Mercure|Centara|Holiday Inn|Marriott|Courtyard|Hilton|Sheraton|Hyatt|Amari|Anantara|Avani|Dusit|Chatrium|Pullman|Sofitel|Lebua|Banyan Tree|Best Western|Radisson|Ramada|Wyndham|InterContinental|Kempinski|Eastin|Grande Centre Point|Airbnb|Shangri-La|Mandarin Oriental)'
/** No house: a day, a greeting, a verb at the head of a sentence. */
const NOT_FIRST =
  '(?!(?:Hi|Hello|Our|My|The|Your|From|At|In|Is|We|Hotel|Please|Pickup|Transfer|Taxi|No|Good|Dear) )'

const HOUSES: readonly RegExp[] = [
  // `Example Riverside Inn`: a name that says that it is a place to stay.
  new RegExp(
    `(?<![\\p{Script=Latin}\\p{M}\\d])${NOT_FIRST}(?:${WORD} ${SMALL}){1,5}${HOUSE}(?![\\p{Script=Latin}\\p{M}])(?: ${WORD}){0,2}`,
    'gu',
  ),
  new RegExp(
    `(?<=(?<![\\p{L}])(?:[Hh]otel|[Hh]ôtel|[Oo]тель|[Оо]тель|[Рр]езорт) ?:? ?(?:is |ist |name )?)(?:${WORD} ?){1,4}(?<=[\\p{L}\\d])`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}])(?:The )?${CHAIN}(?: ${WORD}){0,3}`, 'gu'),
  /(?:โรงแรม|รีสอร์ท) ?[^\s,.0-9\uFFFC]{1,40}(?: (?!คน|กระเป๋า|วันที่|ไป|รับ|ส่ง|ถึง|เวลา|ตอน|พรุ่งนี้|วันนี้|กาญจนบุรี|กรุงเทพ|โทร|ค่ะ|ครับ|คะ|จำนวน|ออก|ผู้ใหญ่|เด็ก|ผม|ดิฉัน|เรา|มี|ขอ|และ|สนามบิน|ชื่อ|คุณ|เบอร์|พัก|จาก|ราคา)[\u0E00-\u0E7F]{2,30}){0,3}/gu,
  /(?<=住在?|在|从|從|到|是|去|至|[,，:：\s\uFFFC]|^)(?:(?![住在从從到去是我们們])[\p{Script=Han}A-Za-z]){1,16}?(?:大?酒店|大?饭店|大?飯店|宾馆|賓館|度假村|民宿)/gu,
  /(?:[\p{Script=Hangul}A-Za-z]{1,12} ?){1,3}(?:호텔|리조트)/gu,
  /[\p{Script=Katakana}ーA-Za-z]{2,20}(?:ホテル|リゾート)/gu,
]

/** Words after which a guest names the place. */
const CUE =
  /(?<![\p{L}])(?:stay(?:ing)? (?:at|in)|(?:our|my|the) hotel(?: is| name is|:)|hotel(?: name)?:|we(?:'re| are) (?:at|in)|pick ?(?:us|me)? ?up (?:at|from|in)|pick ?-?up(?: place| point| location)?(?: is|:| at| from| in)|collect (?:us|me) (?:at|from|in)|accommodation(?: is|:)?|wohnen im|wir sind im|abholung (?:am|im|vom|in der)|unterkunft:?|logeons (?:à|au)|hébergement ?:?) /giu
const STOP =
  / (?:on|at|for|around|and|from|with|to|in|by|near|tomorrow|today|next|this|please|thanks|where|which|if|or|then|is|are|um|am|für|bitte|und|mit|le|pour|à|s'il)(?![\p{L}])/iu
const MOST = 70
/** A town alone is no place to be collected at; it is read as the town of the start. */
const TOWN = /^(?:bangkok|kanchanaburi|thailand)(?: town| city)?$/i

/** Every place to stay that is named; without one, what follows a word such as `staying at`. */
export function readHouses(text: string, known: readonly { start: number; end: number }[] = []): House[] {
  const found: House[] = []
  for (const { start, end } of known) addHouse(found, text, start, end)
  for (const pattern of HOUSES)
    for (const match of allMatches(text, pattern))
      addHouse(found, text, match.index, match.index + match[0].length)
  if (found.length > 0) return found.sort((one, other) => one.start - other.start)
  for (const cue of allMatches(text, CUE)) {
    const start = cue.index + cue[0].length
    const place = placeAt(text, start, endOfPlace(text, start))
    if (place && isAddress(place.value)) return [place]
  }
  return found
}

/** `6am` and `3 hotels` are no address: one has a capital letter, Thai letters, or the number of a house. */
function isAddress(value: string): boolean {
  return (
    (/(?<![\p{L}\d])\p{Lu}[\p{L}\d]/u.test(value) || /[\u0E00-\u0E7F]|^\d+\/\d+/.test(value)) &&
    !TOWN.test(value)
  )
}

function addHouse(found: House[], text: string, start: number, end: number) {
  const place = placeAt(text, start, end)
  if (place && isApart(place, found)) found.push(place)
}

/** Where a place ends that begins there: at a sign, or at a word that goes on about something else. */
function endOfPlace(text: string, start: number): number {
  const rest = text.slice(start, start + MOST)
  const ends = [rest.search(new RegExp(END)), rest.search(STOP)].filter((end) => end >= 0)
  return start + Math.min(rest.length, ...ends)
}

/** A place without the spaces and articles around it; none when nothing is left. */
function placeAt(text: string, start: number, end: number): House | undefined {
  const words = text.slice(start, end)
  const before = /^(?:[\s"']*(?:(?:the|our|my|unser|unserem|notre) )?)/i.exec(words)?.[0].length ?? 0
  const value = words.slice(before).replace(/[\s"',.ค่ะครับ]*(?:ค่ะ|ครับ|คะ)?[\s"',.]*$/, '')
  if (value.length < 2) return undefined
  const place = { value, start: start + before, end: start + before + value.length }
  return { ...place, isDoubtful: isDoubted(text, place.start, place.end) }
}
