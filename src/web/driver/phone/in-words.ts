import { type Bilingual, PHONE_WORDS, WAITING_NAMES } from '#drives/driver.words.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { isPress, type Queue } from './press-queue.ts'

/** What the line at the top says while presses and photos wait to be sent; without any the page is a copy. */
export function netInWords(waiting: number, isSending: boolean): Bilingual {
  if (waiting === 0) return PHONE_WORDS.copy
  return isSending ? PHONE_WORDS.sending(waiting) : PHONE_WORDS.waiting(waiting)
}

/** `รับเงินสด ฿1500 10:05 น.`; an amount that begins with a digit is in baht. */
export function waitingInWords(waiting: Queue[number]): string {
  const time = `${bangkokTime(waiting.pressedAt)} น.`
  if (!isPress(waiting)) return `${WAITING_NAMES.photo} ${time}`
  const { step, amountBaht } = waiting.fields
  const amount = step === 'cash' && amountBaht?.replace(/^\p{Nd}/u, '฿$&')
  return [WAITING_NAMES[step], amount, time].filter(Boolean).join(' ')
}

/** The time alone today; of an older photo the day as well. Both in milliseconds since the epoch. */
export function whenTaken(takenMs: number, nowMs: number): string {
  const day = (ms: number) =>
    new Date(ms).toLocaleDateString('th-TH', { dateStyle: 'medium', timeZone: 'Asia/Bangkok' })
  const time = bangkokTime(takenMs)
  return day(takenMs) === day(nowMs) ? time : `${day(takenMs)} ${time}`
}
