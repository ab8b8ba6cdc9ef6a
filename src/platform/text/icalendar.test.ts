import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEntry, calendarFile } from './icalendar.ts'

const ENTRY: CalendarEntry = {
  uid: 'abc@example.com',
  sequence: 3,
  status: 'TENTATIVE',
  changedAt: new Date('2026-11-20T11:52:00.123Z'),
  start: new Date('2026-11-27T06:00:00+07:00'),
  end: new Date('2026-11-27T18:00:00+07:00'),
  title: 'A day; by train, and car',
  description: 'One\nTwo',
  location: '',
  url: 'https://example.com/booking/x',
}

test('an entry has its times in UTC, and text is escaped', () => {
  expect(calendarFile('Saphan', [ENTRY]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:Saphan',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:abc@example.com',
    'SEQUENCE:3',
    'DTSTAMP:20261120T115200Z',
    'DTSTART:20261126T230000Z',
    'DTEND:20261127T110000Z',
    'STATUS:TENTATIVE',
    'SUMMARY:A day\\; by train\\, and car',
    'DESCRIPTION:One\\nTwo',
    'URL:https://example.com/booking/x',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a feed has its name and how often to read it, each also as Google, Apple and Outlook know it', () => {
  const file = calendarFile('Saphan', [], { feed: { name: 'Saphan: Anan, van', everyMinutes: 15 } })
  expect(file.split('\r\n').slice(3, 8)).toEqual([
    'METHOD:PUBLISH',
    'NAME:Saphan: Anan\\, van',
    'X-WR-CALNAME:Saphan: Anan\\, van',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
  ])
})

test('a whole day is a date', () => {
  const file = calendarFile('Saphan', [{ ...ENTRY, start: '2026-11-27', end: '2026-11-29' }])
  expect(file).toContain('DTSTART;VALUE=DATE:20261127\r\nDTEND;VALUE=DATE:20261129\r\n')
})

test('no line is longer than 75 octets, whatever the text, and unfolding gives it back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const file = calendarFile('Saphan', [{ ...ENTRY, title }])
      const lines = file.split('\r\n')
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const summary = file
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .find((line) => line.startsWith('SUMMARY:'))
      const unescaped = summary?.slice(8).replace(/\\(.)/g, (_, one) => (one === 'n' ? '\n' : one))
      expect(unescaped).toBe(title.replace(/\r\n|\r/g, '\n'))
    }),
  )
})
