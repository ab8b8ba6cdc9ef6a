import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { addDays, bangkokDay } from '#platform/time/calendar.ts'
import { type FleetSite, test } from './fleet-site.ts'
import { expect, fillIn, type Guest } from './guest.ts'

// Each worker would start a site of its own.
test.describe.configure({ mode: 'default' })

/** How many taps the operator's guide promises for each step, with and without JavaScript. */
const PROMISED = [
  ...readFileSync('docs/operator-day.md', 'utf8').matchAll(/^\| ([^|]+) \|[^|]+\| (\d) \| (\d) \|$/gm),
].map(([, step = '', taps, withoutScripts]) => ({
  step,
  taps: Number(taps),
  withoutScripts: Number(withoutScripts),
}))
const CHAT =
  'Hi, this is Anna Exempel. We are 4 adults, Erawan and Death Railway on 15 March 2031. +44 7700 900123'
const TOMORROW = addDays(bangkokDay(Date.now()), 1)

type Press = (control: Locator) => Promise<void>
const byThumb: Press = (control) => control.tap()
const byKeyboard: Press = (control) => control.press('Enter')

const WAYS = [
  { way: 'on a phone', press: byThumb, width: 390, javaScriptEnabled: true },
  { way: 'on a phone without JavaScript', press: byThumb, width: 390, javaScriptEnabled: false },
  { way: 'by keyboard on a large screen', press: byKeyboard, width: 1440, javaScriptEnabled: true },
]

for (const { way, press, width, javaScriptEnabled } of WAYS)
  test.describe(way, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })

    test('the operator goes through a day with the taps that the guide promises', async ({
      page,
      guest,
      fleetSite,
    }) => {
      test.setTimeout(180_000)
      const desk = deskOf(page, fleetSite)
      const { step, tap, counted } = countTaps(page, press)
      const button = (name: string | RegExp) => page.getByRole('button', { name })
      const link = (name: string | RegExp) => page.getByRole('link', { name })
      /** The name of a guest in a row, which also stands in the sentence about what needs a person. */
      const row = (name: string) => page.getByRole('link', { name, exact: true })
      const status = (text: string) => page.locator('.badge').filter({ hasText: text }).first()
      const id = guest.name.split(' ').at(-1)
      const [carla, dora, emil, fia] = [`Carla ${id}`, `Dora ${id}`, `Emil ${id}`, `Fia ${id}`]
      await desk.ownFleet()

      await page.goto('/tours/bangkok/erawan-death-railway')
      await fillIn(page, guest, { guests: '2', vehicle: /SUV/ })
      await button('Send booking request').click()
      await expect(page.getByText(/Your reference is/)).toBeVisible()
      await step('A request from the website is confirmed', async () => {
        await tap(link(new RegExp(`^Open.*${guest.name}`)))
        await tap(button('Confirm'))
        await expect(status('Confirmed')).toBeVisible()
      })

      const wish = await desk.askForCustomTrip(guest)
      await step('A custom trip gets its quote', async () => {
        await tap(page.locator(`a[href="/desk/quotes/${wish}"]`))
        await page.locator('[name="title"]').fill('Two days to Sangkhlaburi')
        await page.locator('[name="day-1-stops"]').fill('09:20 Hellfire Pass')
        await page.locator('[name="line-1-each"]').fill('4000')
        await tap(button('Send quote'))
        await expect(page.getByRole('heading', { name: /^Version 1: ฿/ })).toBeVisible()
      })

      await step('A chat becomes a booking', async () => {
        await tap(link('New'))
        await desk.paste(CHAT)
        if (!javaScriptEnabled) await tap(button('Read message'))
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anna Exempel')
        await desk.chooseTrip()
        await tap(button('Save as confirmed'))
        await expect(status('Confirmed')).toBeVisible()
      })

      await step('A call becomes a booking that is held', async () => {
        await tap(link('New'))
        await desk.chooseTrip()
        await page.getByLabel('Day', { exact: true }).fill('2031-03-16')
        await page.getByLabel('Name', { exact: true }).fill('Bruno Beispiel')
        await page.getByLabel('Phone', { exact: true }).fill('+44 7700 900124')
        await tap(button('Hold 24 h'))
        await expect(status('Requested')).toBeVisible()
      })

      await step('Is a day free?', async () => {
        await tap(link('Week'))
        await expect(page.getByRole('table', { name: 'Vehicles and drivers by day' })).toBeVisible()
      })

      await desk.loseVehicle(await desk.book(carla))
      await step('A trip gets the vehicle and driver that are free', async () => {
        await tap(button(new RegExp(`^Assign .*${carla}`)))
        await expect(page.getByText('Vehicle and driver are assigned.').first()).toBeVisible()
      })

      await step('The drivers get their day', async () => {
        await tap(link(/^Send \d day sheet/))
        await tap(button(/^Make \d link/))
        await expect(link(/^WhatsApp /)).toHaveAttribute('href', /^https:\/\/wa\.me\/.*driver%2F/)
      })

      await step('A trip moves to another vehicle', async () => {
        await tap(link('Week'))
        if (width < 900)
          await page.getByRole('radio', { name: new RegExp(` ${Number(TOMORROW.slice(8))} `) }).check()
        await tap(button(new RegExp(`${id}`)))
        await tap(link(`Move ${carla}`))
        await tap(button(/^Put it here/))
        await expect(page.getByText(/^Put it here/)).toHaveCount(0)
      })

      await step('A trip moves to another day', async () => {
        await tap(row(carla))
        await tap(button('Reschedule').or(link('Reschedule')))
        await page.getByLabel('New day').fill('2031-03-20')
        await tap(button(/^Move /))
        await expect(page.getByText('Thursday 20 March').first()).toBeVisible()
      })

      await desk.book(dora)
      await step("A driver's cash is noted", async () => {
        await tap(row(dora))
        await tap(button('Mark paid in cash').or(link('Mark paid in cash')))
        await tap(button('Record this payment'))
        await expect(page.getByText(/^paid ฿/)).toBeVisible()
      })

      await step('A driver hands the cash over', async () => {
        await tap(link('Money'))
        await tap(button(/^Received ฿/))
        await expect(page.getByText('No driver is holding cash for you.')).toBeVisible()
      })

      await step('A guest cancels', async () => {
        await tap(row(dora))
        await tap(button('Cancel booking').or(link('Cancel booking')))
        await page.getByRole('radio', { name: /^We cancel/ }).check()
        await tap(button(/^Cancel and refund ฿/))
        await expect(status('Cancelled')).toBeVisible()
      })

      await step('A refund by hand is paid', async () => {
        await tap(link('Money'))
        await tap(button(/^Refunded ฿/))
        await expect(page.getByText('Nothing to refund.')).toBeVisible()
      })

      await desk.begin(await desk.book(emil))
      await step('A guest does not come', async () => {
        await tap(row(emil))
        await tap(button('No-show').or(link('No-show')))
        await tap(button('Record the no-show'))
        await expect(status('No-show')).toBeVisible()
      })

      await desk.begin(await desk.book(fia))
      await step('A trip is over', async () => {
        await tap(row(fia))
        await tap(button('Complete'))
        await expect(status('Completed')).toBeVisible()
      })

      expect(counted).toEqual(
        PROMISED.map(({ step: name, taps, withoutScripts }) => [
          name,
          javaScriptEnabled ? taps : withoutScripts,
        ]),
      )
    })
  })

/** Counts what is pressed. A step begins on Today. */
function countTaps(page: Page, press: Press) {
  const counted: [step: string, taps: number][] = []
  let taps = 0
  return {
    counted,
    async tap(control: Locator) {
      taps++
      // Until the styles of its page are there, a button that only a large screen shows counts as visible.
      await control.first().waitFor({ state: 'attached' })
      await page.waitForLoadState()
      await press(control.locator('visible=true').first())
    },
    async step(name: string, work: () => Promise<void>) {
      await test.step(name, async () => {
        await page.goto('/desk')
        taps = 0
        await work()
        counted.push([name, taps])
      })
    },
  }
}

function deskOf(page: Page, { url, pool }: FleetSite) {
  const change = (sql: string, values: string[] = []) =>
    pool.query(
      `with who as (select set_config('saphan.actor', 'staff:noi@example.com', true)), ${sql}`,
      values,
    )
  return {
    /** Eight SUVs, each with its driver. */
    ownFleet: () =>
      change(
        `drivers as (
           insert into drivers (name, phone) select 'Lek ' || n, '+66 00 000 000' || n
           from generate_series(1, 8) as n, who returning id
         )
         insert into vehicles (name, class, plate, seats, bags, usual_driver_id)
         select 'Fortuner', 'suv', 'ทด ' || left(gen_random_uuid()::text, 8), 6, 4, id from drivers`,
      ),
    async paste(message: string) {
      const field = page.getByLabel(/Paste a chat here/)
      await field.fill(message)
      // What a paste announces, without the clipboard, which all browsers of this machine share.
      await field.dispatchEvent('paste')
    },
    async chooseTrip() {
      await page.getByLabel('Trip', { exact: true }).selectOption('erawan-death-railway')
      await page.getByLabel('Starts in').selectOption('bangkok')
      await page.getByLabel('Adults', { exact: true }).fill('4')
    },
    /** @returns the reference of a custom trip of two days */
    async askForCustomTrip({ name, email, phone }: Guest): Promise<string> {
      const data = {
        ...{ name, email, phone, numberOfDays: 2, numberOfGuests: 4, locations: [], dayPlans: {} },
        preferredDates: { startDate: '2031-04-14', endDate: '2031-04-15' },
        specialRequirements: 'As far as the Mon bridge.',
      }
      const asked = await page.request.post('/functions/v1/submit-custom-trip', { data })
      return (await asked.json()).reference
    },
    /** A confirmed trip of tomorrow, with its vehicle. @returns its reference */
    async book(name: string): Promise<string> {
      const form = {
        ...{ press: 'confirmed', kind: 'trip', tourId: 'erawan-death-railway', origin: 'bangkok' },
        ...{ date: TOMORROW, adults: '2', vehicle: 'suv', name, channel: 'phone', phone: '+44 7700 900123' },
        requestId: crypto.randomUUID(),
      }
      const booked = await page.request.post('/desk/new', { form, headers: { origin: url }, maxRedirects: 0 })
      return booked.headers().location?.split('/').at(-1) ?? ''
    },
    loseVehicle: (reference: string) =>
      change(
        `booked as (select id from bookings where reference = $1)
         update allocations set status = 'released' from who, booked where booking_id = booked.id`,
        [reference],
      ),
    /** As if the pickup had been an hour ago. */
    begin: (reference: string) =>
      change(
        `booked as (select id from bookings where reference = $1)
         update legs set starts_at = now() - interval '1 hour', ends_at = now() + interval '8 hours'
         from who, booked where booking_id = booked.id`,
        [reference],
      ),
  }
}
