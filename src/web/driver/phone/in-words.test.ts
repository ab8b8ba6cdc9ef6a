import { expect, test } from 'vitest'
import { netInWords, waitingInWords, whenTaken } from './in-words.ts'
import { fitted } from './photo-size.ts'

const AT = Date.parse('2026-11-27T10:05:00+07:00')

test('what waits is named with the time of the press, and cash with its amount', () => {
  const waiting = (step: 'departed' | 'cash', amountBaht?: string) =>
    waitingInWords({
      path: '/',
      fields: { step, pressId: 'a', ...(amountBaht && { amountBaht }) },
      pressedAt: AT,
    })
  expect(waiting('departed')).toBe('ออกเดินทาง 10:05 น.')
  expect(waiting('cash', '1500')).toBe('รับเงินสด ฿1500 10:05 น.')
  expect(waiting('cash', '๑๕๐๐')).toBe('รับเงินสด ฿๑๕๐๐ 10:05 น.')
  expect(waiting('cash', '฿1,500')).toBe('รับเงินสด ฿1,500 10:05 น.')
  expect(waitingInWords({ path: '/', fields: { photoOf: 'a', takenAt: '' }, pressedAt: AT })).toBe(
    'รูปจุดรับ 10:05 น.',
  )
})

test('the line at the top says what waits, what is being sent, and that the page is a copy', () => {
  expect(netInWords(2, false).th).toBe('ไม่มีสัญญาณ เก็บไว้ในเครื่อง 2 รายการ')
  expect(netInWords(2, true).th).toBe('กำลังส่ง 2 รายการ')
  expect(netInWords(0, false).en).toBe('No signal. This is what the phone has kept')
})

test('a photo of today has the time in Bangkok alone, an older one the day as well', () => {
  expect(whenTaken(AT, AT + 3_600_000)).toBe('10:05')
  expect(whenTaken(AT, AT + 24 * 3_600_000)).toBe('27 พ.ย. 2569 10:05')
})

test('a large photo is made to fit, in its shape; a small one stays', () => {
  const most = { width: 1280, height: 1280 }
  expect(fitted({ width: 3000, height: 4000 }, most)).toEqual({ width: 960, height: 1280 })
  expect(fitted({ width: 640, height: 480 }, most)).toEqual({ width: 640, height: 480 })
})
