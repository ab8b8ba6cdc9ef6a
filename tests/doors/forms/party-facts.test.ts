import { expect, test } from 'vitest'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { bookings, legs } from '#platform/database/schema/schema.ts'
import { insertDrivers, insertVehicles } from '#tests/database/fleet-rows.ts'
import { dayLink, giveTo } from '#tests/drive-factories.ts'
import { inWords } from '#tests/problems.ts'
import { adminSite } from '../fixtures/admin-site.ts'
import { builtSite, formPost } from '../fixtures/built-site.ts'

const DAY = '2027-01-15'
const GUEST = { name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123' }
const PARTY = { children: '2', childAges: '3 and 5', childSeats: '1', wheelchair: 'on' }
const FORMS: [path: string, fields: Record<string, string>][] = [
  ['/custom-trip', { ...GUEST, passengers: '4', startDate: DAY, endDate: DAY }],
  [
    '/taxi-service',
    {
      ...{ ...GUEST, pickup: 'Hotel in Bangkok', dropoff: 'Hotel in Kanchanaburi', service: 'one-way' },
      ...{ pickupDate: DAY, pickupTime: '07:30', passengers: '4', luggage: '2', vehicle: 'suv' },
    },
  ],
]
/** Its fields are added by scripts. */
const TRIP: (typeof FORMS)[number] = [
  '/tours/bangkok/erawan-death-railway',
  {
    ...{ ...GUEST, guests: '4', vehicleType: 'suv', date: DAY, channel: 'email', origin: 'bangkok' },
    pickupLocation: 'Bangkok',
  },
]

test.for([...FORMS, TRIP])(
  'who travels, told at %s, reaches desk, pass, emails and driver',
  async ([path, fields]) => {
    await using site = await adminSite()
    const { read } = site.deps.db
    await insertVehicles(read, ['suv'])
    const [driverId = ''] = await insertDrivers(read, 1)
    const sent = await site.get(path, formPost(path, { ...fields, ...PARTY }))
    expect(sent.status).toBe(303)
    const [booking] = await read.select().from(bookings)
    expect(booking).toMatchObject({
      ...{ guests: 4, children: 2, childAges: '3 and 5', childSeats: 1, wheelchair: true },
    })

    const needs = '2 adults, 2 children (3 and 5), 1 child seat, Wheelchair'
    expect((await site.get(sent.headers.get('location') ?? '')).text).toContain(needs)
    expect((await site.see(`/desk/bookings/${booking?.reference}`)).text).toContain(needs)
    await site.sendMails()
    const mails = await site.mailbox()
    const toGuest = mails.findIndex(({ text }) => text.includes('Hello Ada'))
    const [guest, operator] = [mails[toGuest]?.text, mails[1 - toGuest]?.text]
    expect(operator).toContain(needs)
    expect(guest).toContain('2 adults, 2 children, 1 child seat, Wheelchair')

    expect(
      inWords(await confirmBooking(site.deps, { bookingId: booking?.id ?? '' }, 'staff:office@example.com')),
    ).toMatchObject({ ok: true })
    await giveTo(site, driverId)
    const [leg] = await read.select().from(legs)
    const job = await site.get(`/driver/${await dayLink(site, { driverId, day: DAY })}/${leg?.id}`)
    for (const words of [/Children\s*2 คน \(3 and 5\)/, /Child seats\s*1/, /Wheelchair\s*1/])
      expect(job.text).toMatch(words)
  },
)

test.for(FORMS)(
  'children without an adult are refused at %s, and nothing is lost',
  async ([path, fields]) => {
    await using site = await builtSite()
    const { status, html, text } = await site.get(
      path,
      formPost(path, { ...fields, ...PARTY, children: '4' }),
    )
    expect(status).toBe(422)
    expect(text).toContain('Children count among the guests, and one guest has to be an adult')
    expect(html).toMatch(/id="\w+-children"[^>]*aria-invalid="true"/)
    for (const typed of [
      /name="children"[^>]*value="4"/,
      /name="childAges"[^>]*value="3 and 5"/,
      /name="wheelchair"[^>]*checked/,
    ])
      expect(html).toMatch(typed)
  },
)
