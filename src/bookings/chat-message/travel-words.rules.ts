/** What stands beside a day or an hour and says whose it is: of the guests' stay, of a flight, of the way back. */

const word = (words: string) => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`

const ARRIVAL = new RegExp(
  `${word(
    'land(?:s|ing|ed)?|touch(?:es)? down|arriv\\p{L}{1,8}|landung|landet|landen|ankunft|ankommen|kommen an|atterri\\p{L}{1,5}|arriv\\p{L}{1,6}|при(?:л[её]т\\p{L}{0,5}|земл\\p{L}{1,8}|быва\\p{L}{1,6}|быти\\p{L}{1,3}|летае\\p{L}{1,3}|езжае\\p{L}{1,3})|llega\\p{L}{0,4}|aterriza\\p{L}{0,2}',
  )}|เครื่องลง|ลงเครื่อง|แลนด์|ถึงสนามบิน|到达|抵达|到達|抵達|落地|降落|도착|到着`,
  'iu',
)
const FLIGHT = new RegExp(
  `${word(
    'fly|flies|flying|flight|fl(?:y|ight) home|take[- ]?off|takes off|boarding|check[- ]?in (?:at|by|closes)|flug|abflug|flieg\\p{L}{1,4}|rückflug|hinflug|vol|décolle\\p{L}{0,3}|avion|рейс\\p{L}{0,3}|вылет\\p{L}{0,4}|улета\\p{L}{1,4}|самол[её]т\\p{L}{0,3}|vuelo|volo|vlucht|[A-Z]{2} ?\\d{2,4}',
  )}|เที่ยวบิน|ไฟล์?ท์?|(?<!สนาม)บิน|เครื่องออก|航班|飞机|飛機|起飞|起飛|班机|班機|비행기|항공|출국|フライト|便|飛行機`,
  'iu',
)
const OTHER_HOURS = new RegExp(
  `${word(
    "open(?:s|ing)?(?: hours)?|clos(?:es|ing)|train|bus|check[- ]?(?:in|out)|breakfast|dinner|lunch|back|home|return(?:s|ing)?|by|before|until|till|latest|finish\\p{L}{0,3}|end(?:s|ing)?|öffnet|schließt|zug|frühstück|bis|spätestens|zurück|vor|avant|jusqu'à|retour|train|ouvr\\p{L}{1,3}|ferme|до|поезд\\p{L}{0,2}|обратно|вернуться|hasta|antes|sleeps?|wrote|called|office|call(?:ed)? (?:me|us)",
  )}|เปิด|ปิด|รถไฟ|กลับ|ก่อน|เช็คอิน|เช็คเอาท์|之前|以前|回来|回來|返回|关门|开门|火车|까지|전에|돌아|기차|まで|戻`,
  'iu',
)
const PICKUP = new RegExp(
  `${word(
    'pick(?:ed|ing)?[- ]?(?:us |me |them )?up|pickup|collect\\p{L}{0,3}|leav(?:e|ing)|start(?:ing|s)?|depart(?:ing|ure)?|set off|go(?:ing)?|begin(?:ning)?|meet(?:ing)?|from|abhol\\p{L}{1,4}|abfahrt|abfahren|los(?:fahren)?|start\\p{L}{0,3}|beginn|départ|partir|partons|chercher|выезд\\p{L}{0,3}|выехать|забрать|заберите|отправ\\p{L}{1,8}|начало|salida|salir|recoger\\p{L}{0,4}|partenza|vertrek\\p{L}{0,3}|ophalen',
  )}|ออก|รับ|เริ่ม|出发|出發|接|上车|出発|迎え|출발|픽업|데리러`,
  'iu',
)
const STAY = new RegExp(
  `${word(
    "arriv\\p{L}{1,8}|leav(?:e|es|ing)|depart(?:s|ing)?|stay(?:ing)?|check[- ]?(?:in|out)(?:ing)?|land(?:s|ing)?|fly(?:ing)?|flight|we(?:'re| are| will be)(?: all| both)? (?:in|at|here|there)|i(?:'m| am) (?:in|at|here|there)|in (?:kanchanaburi|bangkok|thailand|town)|until|till|birthday|anniversary|visa|holiday\\p{L}{0,2}|ankunft|ankommen|kommen an|anreise\\p{L}{0,2}|anreisen|reisen (?:am|ab|wieder)|reisen|abreise|abreisen|bleiben|wohnen|sind (?:in|im|vom|von|bis)|arriv\\p{L}{1,6}|repart\\p{L}{1,4}|restons|séjour\\p{L}{0,4}|при(?:ез\\p{L}{1,6}|лет\\p{L}{1,6}|бы\\p{L}{1,6})|уез\\p{L}{1,6}|улет\\p{L}{1,5}|будем|жив[её]м|llegamos|salimos|yesterday|last week",
  )}|พัก(?!โรงแรม)|เช็คอิน|เช็คเอาท์|มาถึง|ถึงไทย|入住|退房|到达|抵达|离开|離開|체크인|체크아웃|도착|머물|滞在|到着|チェックイン`,
  'iu',
)
const RETURN = new RegExp(
  `${word(
    '(?:and |come |way |go |drive )?back|return(?:ing|s)?(?: trip| transfer| ride)?|round ?-?trip|zurück|rückfahrt|rückweg|retour|обратно|обратный|назад|vuelta|regreso|ritorno|terug',
  )}|กลับ|ขากลับ|回程|返程|回来|回來|돌아오|왕복|귀환|帰り|復路`,
  'iu',
)

export const isStay = (words: string) => STAY.test(words)
export const isReturn = (words: string) => RETURN.test(words)
export const isFlight = (words: string) => FLIGHT.test(words)
export const isArrival = (words: string) => ARRIVAL.test(words)

export type HourRole = 'pickup' | 'arrival' | 'flight' | 'return' | 'other'

/** Whose hour it is, by the word that stands nearest before it in its part of the sentence, else behind it. */
export function hourRole(before: string, after: string): HourRole {
  const last = (pattern: RegExp) =>
    Math.max(
      -1,
      ...Array.from(
        before.matchAll(new RegExp(pattern.source, 'giu')),
        ({ index, 0: found }) => index + found.length,
      ),
    )
  const ranked: [HourRole, number][] = [
    ['pickup', last(PICKUP)],
    ['flight', last(FLIGHT)],
    ['arrival', last(ARRIVAL)],
    ['return', last(RETURN)],
    ['other', last(OTHER_HOURS)],
  ]
  const [role, place] = ranked.reduce((best, one) => (one[1] > best[1] ? one : best))
  if (place >= 0) {
    // "Our flight departs at", "flight EK385 leaves at": the hour is that of the flight.
    if (
      role === 'pickup' &&
      last(FLIGHT) >= 0 &&
      /(?:depart|leav|départ|отправ|salida|出发|出發|출발|ออก)\p{L}{0,5}[^\p{L}]{0,4}(?:at |um |à |в )?[^\p{L}]{0,3}$/iu.test(
        before,
      )
    )
      return 'flight'
    if (role === 'flight' && last(ARRIVAL) >= 0) return 'arrival'
    return role === 'other' && last(RETURN) >= place - 8 && last(RETURN) >= 0 ? 'return' : role
  }
  if (ARRIVAL.test(after)) return 'arrival'
  if (FLIGHT.test(after)) return 'flight'
  return 'pickup'
}
