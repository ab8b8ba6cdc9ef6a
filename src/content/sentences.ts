import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/accounts/password.ts'
import { MONTHS_AHEAD } from '#domain/availability/availability-query.ts'
import type { NotFree } from '#domain/availability/not-free.ts'
import type { BookingChannel } from '#domain/catalogue/tour.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import { formatBaht } from '#domain/money.ts'
import type { FailureCode, FieldCode, PlainCode, Problem } from '#domain/problem.ts'
import { MAX_LENGTH } from '#domain/requests/contact.ts'
import { hoursInWords } from '#domain/requests/lead-time.ts'
import { type Load, piecesInWords } from '#domain/requests/taxi-service.ts'
import { bangkokDay, formatDay, formatShortDay, type PlainDate } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'
import type { PaymentVerification } from '#operations/payments/payment-verification.ts'
import type { Refusal } from '#operations/refusal.ts'
import { formatCount } from '#text/number-format.ts'
import { company } from './company.ts'
import { DESK_SENTENCES } from './desk-sentences.ts'
import { FAILURE_TITLES, FAILURES } from './failures.ts'
import { FLEET_SENTENCES } from './fleet-sentences.ts'
import { townNames } from './map/towns.ts'
import { QUOTE_SENTENCES } from './quote-sentences.ts'

/*
 * The sentences that guests and integrations read for each problem. A code without a sentence does not compile.
 * Integrations and tests compare many of them letter by letter.
 */

const SENTENCES: Record<FieldCode | PlainCode | FailureCode, string> = {
  ...FAILURES,
  ...FLEET_SENTENCES,
  ...DESK_SENTENCES,
  ...QUOTE_SENTENCES,

  'booking.name': 'Please enter your full name',
  'booking.email': 'Please enter a valid email address',
  'booking.phone': 'Please enter a valid phone number',
  'booking.date': 'Please select a valid future date',
  'booking.guests': 'Please select a valid number of guests (1-50)',
  'booking.vehicleType': 'Please select a vehicle type',
  'booking.hotelName': 'Please enter your hotel name',
  'booking.pickupLocation': 'Please enter your pickup location',
  'booking.message': 'Please remove the unusual characters from your message',
  'booking.unusual': 'Please use plain letters, digits and punctuation here',
  'custom-trip.name': 'Name is required.',
  'custom-trip.email': 'Please enter a valid email address.',
  'custom-trip.phoneMissing': 'Phone number is required.',
  'custom-trip.phone': 'Please enter a valid phone number.',
  'custom-trip.startDate': 'Please select a start date from today on.',
  'custom-trip.endDate': 'Please select an end date on or after the start date.',
  'custom-trip.dates': 'Please select valid dates.',
  'custom-trip.locations': 'Please choose places from the list.',
  'custom-trip.dayPlans': 'Please write your plans for day 1 to day 5 only.',
  'taxi.name': 'Please enter your full name',
  'taxi.email': 'Please enter a valid email address',
  'taxi.phone': 'Please enter a valid phone number',
  'taxi.whatsapp': 'Please enter a valid WhatsApp number, or leave it empty',
  'taxi.pickup': 'Please say where we collect you',
  'taxi.dropoff': 'Please say where you are going',
  'taxi.samePlace': 'Pickup and drop-off are the same place. Please change one of them',
  'taxi.service': 'Please choose one-way or round trip',
  'taxi.vehicle': 'Please choose a vehicle',
  'taxi.passengers': 'Please choose 1 to 9 passengers',
  'taxi.luggage': 'Please choose no luggage or 1 to 10 pieces',
  'taxi.pickupDate': 'Please choose a pickup date from today on',
  'taxi.pickupTime': 'Please choose a pickup time between 06:00 and 22:00',
  'taxi.pickupPassed': 'This time has passed in Thailand. Please choose a later one',
  'taxi.returnDate': 'Please choose a return date on or after the pickup date',
  'taxi.returnTime': 'Please choose a return time between 06:00 and 22:00',
  'taxi.returnBefore': 'The return must be later than the pickup',
  'transfer.time': 'Please write the time like 14:35, Thailand time',
  'transfer.returnBoth': 'A return needs both a date and a time',
  'account.email': 'Invalid email format',
  'account.passwordMissing': 'Please enter your password',
  'account.passwordShort': `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`,
  'account.passwordLong': `Password must be at most ${MAX_PASSWORD_LENGTH} characters long`,
  'account.passwordsDiffer': 'Passwords do not match',
  'account.codeMissing': 'Please enter the code',
  'account.codeLong': 'That is too long for a code',
  'review.name': 'Please enter the name to show with your review',
  'review.rating': 'Please choose 1 to 5 stars',
  'review.reviewText': 'Please write a sentence or two about the day',
  'review.answer': `Please keep the answer within ${formatCount(MAX_LENGTH.freeText)} characters`,
  'newsletter.email': 'Please enter a valid email address',
  'rules.hours': 'Please enter whole hours, from 1 to 336 (two weeks)',
  'rules.percent': 'Please enter a whole number, from 0 to 100',
  'rules.time': 'Please enter a time such as 18:00',
  'rules.order': 'This has to be less than the hours for free cancelling',
  'rules.offered': 'Choose whether it is offered',
  'rules.channels': 'At least one way to book has to stay',
  'blackout.firstDay': 'Choose a day from today on, within two years',
  'blackout.lastDay': 'Choose a day on or after the first one, within two years',
  'blackout.tourId': 'Choose a trip from the list',
  'blackout.vehicleClass': 'Choose car, SUV or van',
  'blackout.reason': 'Tell guests why, in one sentence',
  'availability.tourId': 'Please name the trip',
  'availability.origin': 'Please choose bangkok or kanchanaburi',
  'availability.month': `Please choose a month from this one to ${MONTHS_AHEAD} months ahead, written like 2027-01`,

  'check-input': 'Please check what you entered.',
  'request-id-reused':
    'This form was already sent with other details. Please reload the page and send it again.',
  'request-id-not-uuid': 'The request id must be a UUID.',
  'over-budget':
    'Very many forms have come from your network. Please try again in an hour, or write to us by WhatsApp.',
  'robot-check':
    'One moment: your browser is showing that no robot filled in this form, and sends it by itself after that. If nothing happens, press the button once more or write to us by WhatsApp.',
  'disk-full': `We cannot take this on the website at the moment. Please call us: ${company.phone}.`,
  overloaded: 'Very many people are sending us something right now. Please try again in a few seconds.',

  'custom-trip-not-submitted': `${FAILURE_TITLES['custom-trip-not-sent']}. ${FAILURES['custom-trip-not-sent']}`,
  'subscription-not-saved': 'We could not note your address just now. Please try again in a moment.',
  'review-not-saved': 'Your review could not be saved just now. Please try again in a moment.',
  'review-too-early': 'You can write about this trip from its day on.',
  'review-not-travelled': 'Only a trip that took place can be reviewed.',
  'trip-missing': 'Please name the trip.',
  'route-unknown':
    'We have no fixed price for this route. Please send it as a request, and we answer with a price.',
  'trip-unknown': 'We do not run this trip. Please choose one from our list.',

  'booking-incomplete': 'Please fill in all required fields before proceeding to payment.',
  'booking-unknown': 'We do not know this booking.',
  'booking-not-payable': 'This booking can no longer be paid here. Please contact us.',
  'review-changed-meanwhile':
    'Somebody else has just changed this review. Nothing of yours was saved. Please look at it again.',
  'review-unknown': 'This review is not here any more.',
  'review-not-changed': 'The review could not be changed just now. Please try again in a moment.',
  'rules-changed-meanwhile':
    'Somebody else has just changed these settings. Nothing of yours was saved. Please look at them again.',
  'days-closed-already': 'These days are in the list already.',
  'days-open-already': 'These days were opened already.',
  'moved-meanwhile': 'This booking has changed meanwhile. Please look at it again.',
  'move-by-person': 'This booking can no longer be moved here. Please contact us.',
  'nothing-changed': 'Please choose something else than what is booked already.',
  'hour-not-offered': 'Please choose one of the hours that are offered. For another one, contact us.',
  'party-by-person':
    'None of our vehicles takes that many people with that much luggage. Please contact us: we find a way with you.',
  'price-by-person': 'For this we have to work out a new price. Please contact us.',
  'not-begun': 'This trip has not begun yet.',
  'not-in-this-state': 'This is not possible in the present state of the booking. Nothing has changed.',
  'no-hours-known': 'The hours of this booking are not known, so no vehicle can be assigned.',
  'cash-amount': 'Please enter the amount in whole baht, from ฿1.',
  'nothing-due': 'Nothing is due any more. Nothing has changed.',
  'drive-unknown': 'We do not know this drive.',
  'step-skipped': 'Another step comes first. Nothing has changed.',
  'step-too-early': 'It is too early for this trip. Nothing has changed.',
  'step-undo-too-late': 'This can be taken back for two minutes only. Nothing has changed.',
  'cash-changed': 'This cash is not with the driver any more. Nothing was noted.',
  'note-missing': 'Please write something first.',
  'nothing-proposed': 'Please enter another day, another time or another price.',
  'proposal-price': 'Please enter the price in whole baht, from ฿1.',
  'proposal-too-late': 'There is no time left for an answer to a proposal. Please call the guest.',
  'proposal-over': 'This proposal is not open any more. Nothing has changed.',
  'quote-over': 'This quote is not open any more. Nothing has changed.',
  'quote-changed':
    'Somebody else has just changed this quote. Nothing of yours was saved; what you typed is still here.',
  'quote-days-of-ride': 'A ride has one day for each drive. Enter as many days as there are drives',
  'undo-too-late': 'This can be undone for ten seconds only. Nothing has changed.',
  'undo-taken':
    'The vehicle or the driver was taken a moment ago, so this cannot be undone. Nothing has changed.',
  'held-longest': 'The vehicle cannot be held longer: the trip would be too near by then.',
  'already-assigned': 'This vehicle and driver are assigned already.',
  'booking-over': 'This booking cannot be changed any more.',
  'rules-not-changed': 'The settings could not be saved just now. Please try again in a moment.',
  'cash-not-noted': 'That could not be noted just now. Please try again in a moment.',
  'booking-not-changed': 'The booking could not be changed just now. Please try again in a moment.',
  'trip-not-sold': 'This trip is not sold in this form any more. Please choose it again from our list.',
  'price-unreadable': 'Please send the price in whole baht, or leave it out.',
  'payment-being-checked':
    'Money has reached us for this booking and a person is looking at it. Please do not pay again; we will write to you.',
  'payment-undecided': 'A bank has yet to confirm the payment of this booking. Please do not pay twice.',
  'card-payment-ended': 'It is too late to pay this online. Please pay your driver in cash.',
  'already-paid': 'This booking is already paid.',
  'payment-session-not-created': 'Failed to create payment session',
  'payment-session-missing': 'No payment session found.',
  'payment-not-verified': 'Failed to verify payment.',

  'not-cancellable': 'This booking cannot be cancelled any more.',
  'not-declinable': 'Only a request that waits for an answer can be declined.',
  'trip-departed': `This trip has begun. Please call us: ${company.phone}.`,
  'booking-not-cancelled': 'Your booking could not be cancelled just now. Please try again in a moment.',
  'booking-not-declined': 'The request could not be declined just now. Please try again in a moment.',

  'tour-parameters-invalid': 'Invalid tour parameters',
  'tour-not-found': 'Tour not found',
  'tour-not-loaded': 'Failed to load tour data',
  'transfer-price-not-read':
    'We cannot see just now what is free for this ride. Please try again in a moment.',
  'availability-not-read': 'We cannot see just now which days are free. Please try again in a moment.',

  'accounts-unreachable': 'An unexpected error occurred. Please try again.',
  'wrong-credentials': 'Invalid email or password. Please check your credentials and try again.',
  'wrong-password': 'This is not your password. Please try again.',
  'wrong-code': 'This code is not right, or was used already. Please try the next one.',
  unconfirmed: 'Please check your email and click the confirmation link before signing in.',
  'address-taken': 'An account with this email already exists. Please sign in instead.',
  'link-invalid': 'This link has been used or is too old. Please ask for a new one.',
  'step-expired': 'That took too long. Please begin again.',
  'too-many-tries': 'Too many attempts. Please try again in a quarter of an hour.',
}

/** The sentence of a problem. A failure with a known reason (`because`) has a second sentence about it. */
export function sentenceOf(problem: Problem): string {
  const sentence = sentenceFor(problem)
  if (!('because' in problem && problem.because)) return sentence
  return `${sentence.replace(/\.?$/, '.')} ${SENTENCES[problem.because]}`
}

function sentenceFor(problem: Problem): string {
  switch (problem.code) {
    case 'party-too-large':
      return `One vehicle on this trip carries up to ${problem.most} guests. Please write to us for a larger group.`
    case 'vehicle-too-small':
      return `The ${VEHICLES[problem.vehicle]} carries up to ${problem.seats} guests. ${chooseFitting(problem)}`
    case 'vehicle-not-run':
      return `This trip does not run with a ${VEHICLES[problem.vehicle]}. ${chooseFitting(problem)}`
    case 'runs-on-other-days':
      return `This trip runs on ${problem.runsOn.join(' and ')} only. Please choose another day.`
    case 'blackout':
      return problem.sentence
    case 'vehicle-gone':
      return `The last ${VEHICLES[problem.vehicle]} on ${formatShortDay(problem.date)} has just gone. ${otherDays(problem.free)}; everything you typed is still here.`
    case 'became-request':
      return `It is too late to book this trip at once, so a person answers: your request has reached us as ${problem.reference}, and a vehicle is kept for you meanwhile. Nothing is charged; we write to you soon.`
    case 'too-late-to-book':
      return `The driver comes at ${problem.pickupTime}, Thailand time, and needs ${hoursInWords(problem.hours)} to be ready. Please choose another day.`
    case 'ride-too-soon':
      return `Please book this ride at least ${hoursInWords(problem.hours)} before the pickup. For an earlier one, please call us`
    case 'desk.shortNotice':
      return `This is nearer than the ${hoursInWords(problem.hours)} that guests need to book ahead. You can book it all the same.`
    case 'load-too-large':
      return `The ${VEHICLES[problem.vehicle]} takes up to ${loadInWords(problem.most)}. Please choose the ${VEHICLES[problem.fitting]} for ${loadInWords(problem.load)}.`
    case 'day-passed':
      return `${formatDay(problem.date)} has passed. Please book the trip for another day.`
    case 'pickup-elsewhere':
      return `This price is for a start in ${townNames[problem.priced]}, and your pickup is in ${townNames[problem.named]}. Please choose the trip from ${townNames[problem.named]}.`
    case 'channel-off':
      return CHANNEL_OFF[problem.channel]
    case 'channel-changed':
      return `${CHANNEL_NOW[problem.channel]} Nothing was sent yet: everything you typed is still here, so please press the button once more.`
    case 'price-changed':
      return `The price is now ${formatBaht(problem.priceBaht)} for the whole vehicle. Please send the form again if you agree.`
    case 'due-changed':
      return `By now ${formatBaht(problem.amountBaht)} is to be paid. Please press again if you agree.`
    case 'refund-changed':
      return problem.refundBaht > 0
        ? `By now ${formatBaht(problem.refundBaht)} would go back to you. Please press again if you agree.`
        : 'By now nothing would go back to you. Please press again if you agree.'
    case 'refund-too-large':
      return `At most ${formatBaht(problem.mostBaht)} can be given back.`
    case 'not-assignable':
      return `${problem.what} ${WHY_NOT_ASSIGNABLE[problem.why]} Nothing has changed.`
    case 'waiting-amount':
      return `Please enter whole baht, from ฿0 to ${formatBaht(problem.mostBaht)}.`
    case 'cash-too-much':
      return `Only ${formatBaht(problem.dueBaht)} is still due.`
    case 'cash-unanswered':
      return `First say what the guest paid: ${formatBaht(problem.dueBaht)} is due.`
    case 'wait-not-over':
      return `Waiting is free until ${bangkokTime(problem.until.getTime())}. A guest can be missed only after that.`
    case 'cash-received-already':
      return `${problem.by} noted at ${bangkokTime(problem.at.getTime())} that this cash was received. Nothing was noted twice.`
    case 'fleet-changed':
      return `${problem.by ?? 'Another admin'} changed this at ${bangkokTime(problem.at.getTime())}. Your change was not saved. Press Save again to save what stands here instead.`
    case 'block-taken':
      return problem.reference === null
        ? `${problem.name} is blocked already on ${formatShortDay(bangkokDay(problem.at.getTime()))}.`
        : `${problem.name} has booking ${problem.reference} on ${formatShortDay(bangkokDay(problem.at.getTime()))}. Nothing was blocked: first assign another to that trip.`
    case 'tour-not-fetched':
      return `Failed to fetch tour ${problem.id}`
    case 'account-library':
      return problem.message
    default:
      return SENTENCES[problem.code]
  }
}

const WHY_NOT_ASSIGNABLE: Record<NotFree['why'] | 'gone', string> = {
  taken: 'was taken a moment ago.',
  seats: 'has too few seats for this party.',
  bags: 'has too little room for this luggage.',
  insurance: 'is not insured on that day.',
  inspection: 'has no valid inspection on that day.',
  roadTax: 'has no valid road tax on that day.',
  compulsoryCover: 'has no compulsory cover on that day.',
  licence: 'has no valid licence on that day.',
  dayOff: 'does not work on that weekday.',
  gone: 'is not in the fleet any more.',
}

const VEHICLES: Record<VehicleClass, string> = { car: 'car', suv: 'SUV', van: 'van' }

function otherDays(free: readonly PlainDate[]): string {
  if (free.length === 0) return 'Please choose another day or another vehicle'
  return `${free.map(formatShortDay).join(' and ')} ${free.length === 1 ? 'is' : 'are'} free`
}

function chooseFitting({ fitting, guests }: { fitting: VehicleClass; guests: number }): string {
  return `Please choose the ${VEHICLES[fitting]} for ${guests} ${guests === 1 ? 'guest' : 'guests'}.`
}

/** `2 passengers and 3 pieces of luggage`. */
function loadInWords({ passengers, luggage }: Load): string {
  const people = passengers === 1 ? '1 passenger' : `${passengers} passengers`
  return luggage === 0 ? people : `${people} and ${piecesInWords(luggage)} of luggage`
}

/** A refusal in words: one sentence for the whole, and one for each field with a problem. */
export type RefusalInWords = Pick<Refusal, 'reason'> & { message: string; fields: Record<string, string> }

/** Replaces the problem codes of a refusal by their sentences. */
export function refusalInWords({ reason, problem, fields }: Refusal): RefusalInWords {
  return {
    reason,
    message: sentenceOf(problem),
    fields: Object.fromEntries(Object.entries(fields).map(([field, cause]) => [field, sentenceOf(cause)])),
  }
}

/** The sentence for each state of a payment. */
export const paymentSentences: Record<PaymentVerification['state'], string> = {
  paid: 'Your booking has been confirmed and a confirmation email has been sent.',
  unpaid: 'We have not received your payment yet. Nothing is confirmed so far.',
  processing: 'Your bank has not confirmed the payment yet. Please do not pay a second time.',
  failed: 'Your payment didn’t go through and you weren’t charged. You can try again.',
  closed: 'This payment was not completed. No charges have been made to your account.',
  needs_attention:
    'Your payment is being checked by a person. We will write to you; please do not pay again.',
  unknown: 'Unable to verify payment status.',
}

const CHANNEL_OFF: Record<BookingChannel, string> = {
  email: 'Trips cannot be requested by email at the moment. The page of the trip says how to book it.',
  whatsapp: 'Trips cannot be booked on WhatsApp at the moment. The page of the trip says how to book it.',
  card: 'Trips cannot be paid by card at the moment. The page of the trip says how to book it.',
}

const CHANNEL_NOW: Record<BookingChannel, string> = {
  email: 'This trip is now requested by email, and you pay nothing now.',
  whatsapp: 'This trip is now booked on WhatsApp, and you pay nothing now.',
  card: 'This trip is now paid by card when you book it.',
}
