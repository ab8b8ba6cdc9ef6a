import type { StartShift } from '#catalogue/start-times.rules.ts'
import type { Tour } from '#catalogue/tour.rules.ts'

const HOUR = 60
const HALF = 30

/**
 * By how much the hour of a trip can change, because its places are open then as well; read from their opening
 * hours. Trips that are not here keep the hour of their plan: a train, a market, a programme or a ranger
 * waits for nobody.
 */
const shifts: Readonly<Record<string, StartShift>> = {
  // The museum opens at 09:00, Wat Tham Suea closes at 17:00.
  'ayutthaya-drop-off': { earlier: HALF, later: HOUR },
  // Erawan is open from 08:00 to 16:30.
  'erawan-death-railway': { earlier: HOUR, later: HOUR },
  // The centre at Hellfire Pass is open from 09:00 to 16:00.
  'hellfire-pass-memorial': { earlier: 0, later: HOUR },
  'river-kwai-hellfire-pass': { earlier: 0, later: HOUR },
  'active-exploration': { earlier: 0, later: HALF },
  'historical-immersion': { earlier: 0, later: HOUR },
  // Mallika City is open from 09:00 to 18:00.
  'mallika-city': { earlier: HOUR, later: HOUR },
  // Muang Sing is open from 08:30 to 16:30, Wat Tham Suea until 17:00.
  'muang-sing-khmer-temple': { earlier: HOUR, later: HOUR },
  'cultural-journey': { earlier: 0, later: HALF },
  'kanchanaburi-historical-highlights': { earlier: HALF, later: HALF },
  // The park is open from 08:00 to 17:00.
  'sai-yok-waterfall': { earlier: HOUR, later: HOUR },
  'tiger-cave-temple': { earlier: HOUR, later: HOUR },
  // On weekdays the skywalk closes at noon.
  'skywalk-two-rivers': { earlier: HALF, later: HALF },
  'giant-raintree-temples': { earlier: HOUR, later: HALF },
  // The market is open until 12:00.
  'floating-market-kanchanaburi': { earlier: 0, later: HALF },
  // The springs are open from 06:00 to 22:00, the waterfall and the viaduct in daylight.
  'relaxation-views': { earlier: HOUR, later: HOUR },
}

/** By how much the hour of this trip can change; `undefined` when it cannot. */
export function startShiftOf({ id }: Pick<Tour, 'id'>): StartShift | undefined {
  return shifts[id]
}
