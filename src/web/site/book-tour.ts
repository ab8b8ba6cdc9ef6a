import { randomUUID } from 'node:crypto'
import { type RouterContextProvider, redirect } from 'react-router'
import type { Wording } from '#bookings/booking-wording.words.ts'
import type { Offer, Submission } from '#bookings/placing/booking-offer.ts'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { vehicleClassFromText } from '#catalogue/vehicle.rules.ts'
import { findFreeDays, type WantedDay } from '#fleet/availability/find-free-days.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { readSeenPrice } from '../parts/booking-form/seen-prices.ts'
import type { Notice } from '../parts/request-form/refused-form.ts'
import { depsContext, visitorContext } from '../shell/context.ts'
import { refused, refusedAsReceived, requestIdOf } from '../shell/form-post.ts'
import { askAboutAddress } from './ask-about-address.ts'

/** Books the trip of a posted form, then leads a card booking to its summary and any other to its pass. */
export async function book(
  context: Readonly<RouterContextProvider>,
  offer: Offer,
  sent: Record<string, string>,
  wording: Wording,
) {
  const values = withChosenDay(sent)
  const unsure = askAboutAddress(values)
  if (unsure) return unsure
  const deps = context.get(depsContext)
  const result = await requestBooking(deps, {
    ...{ offer, submission: submissionOf(offer, values) },
    network: context.get(visitorContext).network,
  })
  if (!result.ok) {
    const freeDays = result.fields.date && (await findFreeDays(deps, wantedDayOf(offer, values)))
    return refused(result, values, noticeFor(result, values, wording), freeDays)
  }
  if (result.token === null) return refusedAsReceived(result.booking, values)
  if (offer.channel === 'card') return redirect(`/booking-summary?booking=${result.token}`)
  return redirect(`/booking/${result.token}`, 303)
}

/**
 * The day that counts. Without scripts it can be given in three places: pressed in the calendar, typed as a later day, and
 * chosen from those that an answer offered. A typed day counts more than a pressed one, which cannot be taken back; an
 * offered one counts unless another day than the refused one is given.
 */
function withChosenDay({ freeDay, refusedDay, laterDate, ...values }: Record<string, string>) {
  const given = laterDate || values.date
  const date = freeDay && (!given || given === refusedDay) ? freeDay : given
  return date === undefined ? values : { ...values, date }
}

function wantedDayOf({ tourId, origin }: Offer, values: Record<string, string>): WantedDay {
  const { date = '', guests = '', vehicleType = '' } = values
  return { tourId, origin, date, guests, vehicleClass: vehicleClassFromText(vehicleType) }
}

function submissionOf({ channel }: Offer, values: Record<string, string>): Submission {
  const vehicleClass = vehicleClassFromText(values.vehicleType ?? '')
  const seenPriceBaht = vehicleClass && readSeenPrice(values.seenPrices ?? '', vehicleClass)
  const { requestId: _, channel: seenChannel, ...typed } = values
  // A draft that is stored twice costs nobody anything, and its guest has no email to find the first one by.
  const requestId = requestIdOf(values) ?? (channel === 'card' ? randomUUID() : undefined)
  return {
    ...typed,
    ...(requestId === undefined ? {} : { requestId }),
    ...(seenPriceBaht === undefined ? {} : { seenPriceBaht }),
    ...(seenChannel === undefined ? {} : { seenChannel }),
  }
}

function noticeFor(refusal: Refusal, values: Record<string, string>, { missing }: Wording): Notice {
  const isFieldMissing = Object.keys(refusal.fields).some((field) => !values[field]?.trim())
  if (refusal.reason === 'invalid' && isFieldMissing) return { tone: 'error', ...missing }
  return { tone: 'error', text: sentenceOf(refusal.problem) }
}
