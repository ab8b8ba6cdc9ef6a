import { stepsOfTerms } from '#bookings/cancelling/cancellation-terms.rules.ts'
import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { company } from '#content/company.ts'
import { type ThaiCard, thaiCards } from '#content/thai/thai-cards.ts'
import type { PublicFleet } from '#fleet/find-public-fleet.ts'
import { languagesSpoken } from '#fleet/fleet.words.ts'
import { phoneLink } from '#guests/contact/phone-link.rules.ts'
import { thaiPhone } from '#guests/contact/thai-phone.rules.ts'
import { addDays, bangkokDay, bangkokInstant } from '#platform/time/calendar.ts'
import { dayAndTime, momentInWords } from '#platform/time/clock-time.ts'
import { rowOf } from '../change/cancel-view.ts'
import type { CrewView } from '../crew-view.ts'
import { pickupAt } from '../thai/thai-view.ts'

/** A booking that nobody made. */
const SAMPLE = { reference: 'SPN-SAMPL', guests: 2, priceBaht: 5_300, pickup: '06:00', daysAhead: 7 }
const NOBODY = { firstName: 'Anan', languages: ['th', 'en'], photo: undefined }
const PLATE = 'กข 1234 กาญจนบุรี'

/**
 * What a guest holds the evening before, in the parts of the real pass: a driver of the website, if there is one, an
 * invented plate, the card for hotel staff and the terms as they are now. `nowMs` is in milliseconds since the epoch.
 */
export function samplePassOf(
  { drivers }: Pick<PublicFleet, 'drivers'>,
  { cancellation }: Pick<BookingRules, 'cancellation'>,
  nowMs: number,
) {
  const startsAt = bangkokInstant(addDays(bangkokDay(nowMs), SAMPLE.daysAhead), SAMPLE.pickup)
  const { firstName, languages, photo } = drivers.find(({ languages }) => languages.includes('en')) ?? NOBODY
  const paidSatang = SAMPLE.priceBaht * 100
  const crew: CrewView = {
    when: momentInWords(startsAt, nowMs),
    name: firstName,
    speaks: languagesSpoken(languages),
    photo: photo?.src ?? null,
    phone: { text: company.phone, link: phoneLink(company.phone) },
    chat: undefined,
    vehicle: `${vehicleClasses.car.model}, ${vehicleClasses.car.name}`,
    plate: PLATE,
  }
  const windows = stepsOfTerms(cancellation, startsAt.getTime()).map(
    ({ untilMs, hoursBefore, refundPercent }, index) =>
      rowOf(
        {
          ends: untilMs === null || hoursBefore === null ? null : { atMs: untilMs, hoursBefore },
          refundSatang: Math.round((paidSatang * refundPercent) / 100),
          is: index === 0 ? 'now' : 'later',
        },
        paidSatang,
      ),
  )
  return {
    reference: SAMPLE.reference,
    crew,
    card: cardFor(firstName, startsAt.getTime()),
    windows,
    now: dayAndTime(new Date(nowMs)),
  }
}

/** The card with which hotel staff call the driver. */
function cardFor(driver: string, startMs: number): ThaiCard | undefined {
  const phone = thaiPhone(company.phone)
  return thaiCards({
    ...{ reference: SAMPLE.reference, guests: SAMPLE.guests, pickup: pickupAt(startMs), officePhone: phone },
    driver: { name: driver, phone, vehicleClass: 'car', plate: PLATE },
    ...{ hotel: null, destination: null },
  }).find(({ id }) => id === 'driver')
}
