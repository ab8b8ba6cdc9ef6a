import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { chatPlaces, chatSpellings, knownTrips, ownBusiness } from '#content/catalogue/chat-words.ts'
import type { ReadField } from './finding.rules.ts'
import { readChatMessage } from './read-chat-message.rules.ts'

/** Friday 20 November 2026. */
const TODAY = '2026-11-20'
const known = {
  ...{ today: TODAY, trips: knownTrips(catalogue), places: chatPlaces },
  ...{ spellings: chatSpellings, business: ownBusiness },
}

function read(message: string): Partial<Record<ReadField, string>> {
  return Object.fromEntries(
    readChatMessage(message, known).findings.map(({ field, value }) => [field, value]),
  )
}

const CHATS: [what: string, message: string, fields: Partial<Record<ReadField, string>>][] = [
  [
    'a family that wants a trip',
    `Hi! We are 4 adults and our daughter (5). Could you take us to Erawan waterfall and the bridge on Saturday 28th, leaving around 8? We stay at Example Riverside Inn. What would it cost?
Ruby Placeholder, +61 2 5550 0133`,
    {
      adults: '4',
      children: '1',
      childAges: '5',
      tourId: 'erawan-death-railway',
      date: '2026-11-28',
      time: '08:00',
      pickup: 'Example Riverside Inn',
      name: 'Ruby Placeholder',
      phone: '+61 2 5550 0133',
    },
  ],
  [
    'a hotel with the name of another trip',
    'Temples please, on 12 December. Our hotel is Elephant Sanctuary Lodge.',
    { tourId: 'temples-markets', date: '2026-12-12', pickup: 'Elephant Sanctuary Lodge' },
  ],
  [
    'a place to which two trips go, and a seat for the child',
    'Erawan waterfall on 12 December, 2 adults and a girl of 3. We need a child seat.',
    { date: '2026-12-12', adults: '2', childSeats: '1', children: '1' },
  ],
  [
    'a short question',
    'hello, hellfire pass tomorrow for 2 people? thx Jonas',
    { tourId: 'hellfire-pass-memorial', date: '2026-11-21', adults: '2', name: 'Jonas' },
  ],
  [
    'a guest who names the days of the stay and none of a trip',
    'Dear Saphan team, we are in Kanchanaburi from 28 Nov to 1 Dec, 2 adults, 2 kids (7 and 9). My name is Marta Ejemplo, marta.ejemplo@example.com',
    {
      adults: '2',
      children: '2',
      childAges: '7, 9',
      name: 'Marta Ejemplo',
      email: 'marta.ejemplo@example.com',
      origin: 'kanchanaburi',
    },
  ],
  [
    'a Thai phone number and a hotel',
    'Good morning, elephant sanctuary on 05/12/2026 please. Me and my wife. Hotel: Beispiel Garden Resort. Tel 081-555-0123. Kind regards, Bruno Beispiel',
    {
      tourId: 'elephant-sanctuary-tour',
      date: '2026-12-05',
      adults: '2',
      pickup: 'Beispiel Garden Resort',
      phone: '081-555-0123',
      name: 'Bruno Beispiel',
    },
  ],
  [
    'no date',
    'How much is a van for 8 people to Hua Hin?',
    { kind: 'transfer', dropoff: 'Hua Hin', vehicle: 'van', adults: '8' },
  ],
  [
    'a ride from the airport',
    'Need a taxi from Suvarnabhumi airport to Example Riverside Inn, Kanchanaburi on 2 December at 14:30. 3 passengers, 4 suitcases. Thanks, Aoife Sampla',
    {
      kind: 'transfer',
      pickup: 'Suvarnabhumi Airport (BKK)',
      dropoff: 'Example Riverside Inn',
      date: '2026-12-02',
      time: '14:30',
      adults: '3',
      luggage: '4',
      name: 'Aoife Sampla',
    },
  ],
  [
    'a ride to the airport',
    'hi can you drop us off at don mueang on dec 3rd, we need to leave at 5 am. staying at Sample House Hotel, 2 pax no luggage',
    {
      kind: 'transfer',
      dropoff: 'Don Mueang Airport (DMK)',
      pickup: 'Sample House Hotel',
      date: '2026-12-03',
      time: '05:00',
      adults: '2',
      luggage: '0',
    },
  ],
  [
    'a copied chat',
    `[19/11/2026, 21:14:05] Sanne van Voorbeeld: Hi there
[19/11/2026, 21:15:40] Sanne van Voorbeeld: is the mallika city day free on 12 Dec? family of 5 with 2 kids
[20/11/2026, 08:02:11] Saphan: Good morning Sanne!`,
    { name: 'Sanne van Voorbeeld', tourId: 'mallika-city', date: '2026-12-12', adults: '3', children: '2' },
  ],
  [
    'Thai words',
    'สวัสดีค่ะ พรุ่งนี้ 4 คน 8 โมงเช้า โรงแรมตัวอย่าง โทร 0815550199',
    { date: '2026-11-21', adults: '4', time: '08:00', pickup: 'โรงแรมตัวอย่าง', phone: '0815550199' },
  ],
  ['nothing to read', 'Hello, are you there?', {}],
  ['nothing at all', '', {}],
]

test.each(CHATS)('%s is read as exactly these fields', (_, message, fields) => {
  expect(read(message)).toEqual(fields)
})

const DAYS: [words: string, date: string][] = [
  ['28 Nov', '2026-11-28'],
  ['28th of November', '2026-11-28'],
  ['Nov 28', '2026-11-28'],
  ['November 28th, 2026', '2026-11-28'],
  ['Sat, 28 Nov', '2026-11-28'],
  ['28/11', '2026-11-28'],
  ['28/11/26', '2026-11-28'],
  ['28.11.', '2026-11-28'],
  ['28.11.2026', '2026-11-28'],
  ['28-11-2026', '2026-11-28'],
  ['2026-11-28', '2026-11-28'],
  ['28/11/2569', '2026-11-28'],
  ['11/28/2026', '2026-11-28'],
  ['Saturday 28th', '2026-11-28'],
  ['Monday the 28th', '2026-12-28'],
  ['the 28th', '2026-11-28'],
  ['the 5th', '2026-12-05'],
  ['3 Feb', '2027-02-03'],
  ['today', '2026-11-20'],
  ['tomorrow', '2026-11-21'],
  ['the day after tomorrow', '2026-11-22'],
  ['Saturday', '2026-11-21'],
  ['Friday', '2026-11-27'],
  ['next Tuesday', '2026-11-24'],
  ['übermorgen für uns', '2026-11-22'],
  ['nous pour le 3 décembre', '2026-12-03'],
  ['в четверг', '2026-11-26'],
  ['12 ธันวาคม 2569', '2026-12-12'],
  ['15 ธ.ค. 69', '2026-12-15'],
  ['12月5日', '2026-12-05'],
  ['下周六', '2026-11-28'],
  ['12월 5일', '2026-12-05'],
  ['明後日', '2026-11-22'],
]

test.each(DAYS)('"%s" is %s', (words, date) => {
  expect(read(`Is ${words} possible?`)).toMatchObject({ date })
})

const ASKED: [words: string, field: ReadField, values: string[]][] = [
  ['19 Nov', 'date', ['2027-11-19']],
  ['next Saturday', 'date', ['2026-11-21', '2026-11-28']],
  ['28-30 Nov', 'date', ['2026-11-28', '2026-11-30']],
  ['Nov 28 - 30', 'date', ['2026-11-28', '2026-11-30']],
  ['30 Nov until 2 Dec', 'date', ['2026-11-30', '2026-12-02']],
  ['28/11 - 2/12', 'date', ['2026-11-28', '2026-12-02']],
  ['12/5', 'date', ['2027-05-12', '2026-12-05']],
  ['Saturday 9 December', 'date', ['2026-12-09', '2026-11-21']],
  ['5 or 6 Dec', 'date', ['2026-12-05', '2026-12-06']],
  ['maybe 5 Dec', 'date', ['2026-12-05']],
  ['sorry, I mean 6 Dec', 'date', ['2026-12-06']],
  ['tomorrow night', 'date', ['2026-11-21', '2026-11-22']],
  ['a start at 2', 'time', ['02:00', '14:00']],
  ['a start between 7:00 and 8:00', 'time', ['07:00', '08:00']],
  ['a trip for 4-5 people', 'adults', ['4', '5']],
  ['a trip to Erawan', 'tourId', ['erawan-death-railway', 'erawan-falls-cave']],
]

test.each(ASKED)('"%s" leaves the %s to a person', (words, field, values) => {
  const { findings, doubts } = readChatMessage(`Is ${words} possible?`, known)
  expect(findings.filter((found) => found.field === field)).toEqual([])
  expect(doubts.map((doubt) => [doubt.field, doubt.values])).toContainEqual([field, values])
})

test.each(['31 Feb', '2025-11-28', '3 Nov 2025', '24/7', 'sat', '45/11'])(
  '"%s" is no day of a trip',
  (words) => {
    expect(read(`We ${words} down`).date).toBeUndefined()
  },
)

const TIMES: [words: string, time: string | undefined][] = [
  ['at 8', '08:00'],
  ['around 8', '08:00'],
  ['around 8:30', '08:30'],
  ['8.30am', '08:30'],
  ['8 pm', '20:00'],
  ['12 am', '00:00'],
  ['14h', '14:00'],
  ["9 o'clock", '09:00'],
  ['noon', '12:00'],
  ['17:45', '17:45'],
  ['25:00', undefined],
  ['um halb acht', '07:30'],
  ['в 8 утра', '08:00'],
  ['à 7h30', '07:30'],
  ['ตี 5', '05:00'],
  ['8 โมงครึ่ง', '08:30'],
  ['5 โมงเย็น', '17:00'],
  ['2 ทุ่ม', '20:00'],
  ['บ่าย 3 โมงครึ่ง', '15:30'],
  ['เที่ยงครึ่ง', '12:30'],
  ['早上八点半', '08:30'],
  ['오후 3시 반', '15:30'],
  ['午前9時', '09:00'],
  ['at 8 people', undefined],
]

test.each(TIMES)('"%s" is the time %s', (words, time) => {
  expect(read(`We go ${words}`).time).toBe(time)
})

const PARTIES: [words: string, adults: string | undefined, children: string | undefined, ages?: string][] = [
  ['2 adults and 1 child', '2', '1'],
  ['two adults, two kids aged 4 and 6', '2', '2', '4, 6'],
  ['4 people and 2 kids', '4', '2'],
  ['6 people incl. 2 children', '4', '2'],
  ['party of six', '6', undefined],
  ['there are 7 of us', '7', undefined],
  ['We are 5.', '5', undefined],
  ['my wife and I with our son (3) and our daughter (6)', '2', '2', '3, 6'],
  ['just me', '1', undefined],
  ['a couple', '2', undefined],
  ['room 4', undefined, undefined],
]

test.each(PARTIES)('"%s" is a party', (words, adults, children, ages) => {
  const party = read(words)
  expect([party.adults, party.children, party.childAges]).toEqual([adults, children, ages])
})

test.each([
  ['+66 81 555 0123', '+66 81 555 0123'],
  ['+44 (0)7700 900123', '+44 (0)7700 900123'],
  ['0815550123', '0815550123'],
  ['081.555.0123', '081 555 0123'],
  ['WhatsApp: 5550123', '5550123'],
  ['order 1234567', undefined],
])('in "%s" the phone number is %s', (words, phone) => {
  expect(read(words).phone).toBe(phone)
})

test.each([
  ['Mijn naam. My name is Sanne van Voorbeeld', 'Sanne van Voorbeeld'],
  ['Hi, this is Anna Exempel. We are four', 'Anna Exempel'],
  ['My name is J. R. Beispiel. Thanks', 'J. R. Beispiel'],
  ["Hi, I'm Örjan and I am looking for a trip", 'Örjan'],
  ['I am German', undefined],
  ['Is Sunday ok?\nBest regards\nMarta Ejemplo', 'Marta Ejemplo'],
  ['Hello Noi\nIs it free?', undefined],
  ['Hello\nJonas Muster', 'Jonas Muster'],
])('in "%s" the name is %s', (words, name) => {
  expect(read(words).name).toBe(name)
})

test('a Dutch surname is no van', () => {
  expect(read('My name is Sanne van Voorbeeld')).toEqual({ name: 'Sanne van Voorbeeld' })
})

const PIECES = [
  ...CHATS.map(([, message]) => message),
  ...[
    'from ',
    ' to ',
    'Saturday ',
    '28',
    '/',
    '-',
    ' Nov ',
    '@',
    '(',
    '1 ',
    'our son ',
    'Ab ',
    '\n',
    '+',
    'Hotel ',
  ],
]
const anyMessage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')),
)

test('any message is read: every finding stands in the text, once for each field', () => {
  fc.assert(
    fc.property(anyMessage, (message) => {
      const { findings, doubts } = readChatMessage(message, known)
      const fields = [...findings, ...doubts].map(({ field }) => field)
      expect(new Set(fields).size).toBe(fields.length)
      for (const { start, end, value } of findings) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(message.length)
        expect(value.trim()).not.toBe('')
      }
    }),
  )
})

test.each([
  ...[
    'a',
    'A ',
    '1',
    '1 ',
    ' ',
    '(',
    '@',
    'a.',
    'from ',
    'from a to ',
    'Ab Cd ',
    '8, ',
    'our son (5) ',
    '5 and ',
  ],
  ...['+1 ', '28/11 - ', 'Saturday ', 'stay at A ', '\uFFFC', 'Thanks, ', '[1/1/26, 10:00] A', 'ก'],
])('a message of nothing but "%s" is read to its end', (piece) => {
  expect(() => readChatMessage(piece.repeat(20_000), known)).not.toThrow()
})

test.for([
  ['2 child seats please', '2'],
  ['a baby seat', '1'],
  ['do you have a booster seat?', '1'],
  ['two children’s seats', '2'],
  ['one child car seat', '1'],
  ['no child seat needed', undefined],
  ['we don’t need a child seat', undefined],
  ['do you have child seats', undefined],
] as const)('"%s" asks for child seats: %s', ([words, seats]) => {
  expect(read(words).childSeats).toBe(seats)
  expect(read(words).children).toBeUndefined()
})
