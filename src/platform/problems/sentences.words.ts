import { DESK_SENTENCES } from '#bookings/desk-sentences.words.ts'
import { hoursInWords } from '#bookings/placing/lead-time.rules.ts'
import { MOST_CHILDREN } from '#bookings/placing/party-fields.rules.ts'
import { type Load, piecesInWords } from '#bookings/placing/taxi-service.rules.ts'
import type { BookingChannel } from '#catalogue/tour.rules.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { vehicleNouns } from '#content/catalogue/vehicle-nouns.ts'
import { company } from '#content/company.ts'
import { townNames } from '#content/map/towns.ts'
import type { NotFree } from '#fleet/allocation/not-free.rules.ts'
import { MONTHS_AHEAD } from '#fleet/availability/availability-query.rules.ts'
import { FLEET_SENTENCES } from '#fleet/fleet-sentences.words.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#guests/accounts/password.rules.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { formatBaht, MOST_BAHT } from '#money/money.rules.ts'
import type { PaymentVerification } from '#money/payments/payment-verification.ts'
import { QUOTE_SENTENCES } from '#quotes/quote-sentences.words.ts'
import { formatCount } from '../text/number-format.ts'
import { bangkokDay, formatDay, formatShortDay, type PlainDate } from '../time/calendar.ts'
import { bangkokTime } from '../time/clock-time.ts'
import { FAILURE_TITLES, FAILURES } from './failures.words.ts'
import type { FailureCode, FieldCode, PlainCode, Problem } from './problem.rules.ts'
import type { Refusal } from './refusal.ts'

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
  'party.children': `Please enter how many children travel, up to ${MOST_CHILDREN}`,
  'party.childrenMissing': 'Please enter how many children travel with you',
  'party.noAdult': 'Children count among the guests, and one guest has to be an adult',
  'party.childSeats': `Please enter how many child seats you need, up to ${MOST_CHILDREN}`,
  'custom-trip.name': 'Name is required.',
  'custom-trip.email': 'Please enter a valid email address.',
  'custom-trip.phoneMissing': 'Phone number is required.',
  'custom-trip.phone': 'Please enter a valid phone number.',
  'custom-trip.startDate': 'Please select a start date from today onwards.',
  'custom-trip.endDate': 'Please select an end date on or after the start date.',
  'custom-trip.dates': 'Please select valid dates.',
  'custom-trip.locations': 'Please choose places from the list.',
  'custom-trip.dayPlans': 'Please write your plans for day 1 to day 5 only.',
  'taxi.name': 'Please enter your full name',
  'taxi.email': 'Please enter a valid email address',
  'taxi.phone': 'Please enter a valid phone number',
  'taxi.whatsapp': 'Please enter a valid WhatsApp number, or leave it empty',
  'taxi.pickup': 'Please tell us where to pick you up',
  'taxi.dropoff': 'Please tell us where you’re going',
  'taxi.samePlace': 'Pickup and drop-off are the same place. Please change one of them',
  'taxi.service': 'Please choose one-way or round trip',
  'taxi.vehicle': 'Please choose a vehicle',
  'taxi.passengers': 'Please choose 1 to 9 passengers',
  'taxi.luggage': 'Please choose no luggage or 1 to 10 pieces',
  'taxi.pickupDate': 'Please choose a pickup date from today onwards',
  'taxi.pickupTime': 'Please choose a pickup time',
  'taxi.pickupPassed': 'This time has passed in Thailand. Please choose a later one',
  'taxi.returnDate': 'Please choose a return date on or after the pickup date',
  'taxi.returnTime': 'Please choose a return time',
  'taxi.returnBefore': 'The return must be later than the pickup',
  'details.flightNumber': 'Please enter your flight number',
  'details.childAges': 'Please enter the children’s ages',
  'transfer.time': 'Please write the time like 14:35, Thailand time',
  'transfer.returnBoth': 'A return needs both a date and a time',
  'account.email': 'Invalid email format',
  'account.passwordMissing': 'Please enter your password',
  'account.passwordShort': `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`,
  'account.passwordLong': `Password must be at most ${MAX_PASSWORD_LENGTH} characters long`,
  'account.passwordsDiffer': 'Passwords do not match',
  'account.codeMissing': 'Please enter the code',
  'account.codeLong': 'That’s too long for a code',
  'review.name': 'Please enter the name to show with your review',
  'review.rating': 'Please choose 1 to 5 stars',
  'review.reviewText': 'Please write a sentence or two about the day',
  'review.answer': `Please keep the answer within ${formatCount(MAX_LENGTH.freeText)} characters`,
  'newsletter.email': 'Please enter a valid email address',
  'rules.hours': 'Please enter whole hours, from 1 to 336 (two weeks)',
  'rules.percent': 'Please enter a whole number, from 0 to 100',
  'rules.time': 'Please enter a time such as 18:00',
  'rules.order': 'This must be less than the hours for free cancellation',
  'rules.offered': 'Choose whether it is offered',
  'rules.channels': 'Keep at least one way to book',
  'blackout.firstDay': 'Choose a day from today onwards, within two years',
  'blackout.lastDay': 'Choose a day on or after the first one, within two years',
  'blackout.tourId': 'Choose a trip from the list',
  'blackout.vehicleClass': 'Choose car, SUV or van',
  'blackout.reason': 'Tell guests why, in one sentence',
  'availability.tourId': 'Please name the trip',
  'availability.origin': 'Please choose bangkok or kanchanaburi',
  'availability.month': `Please choose a month from this one to ${MONTHS_AHEAD} months ahead, written like 2027-01`,
  'availability.date': `Please choose a day from today to ${MONTHS_AHEAD} months ahead.`,

  'check-input': 'Please check what you entered.',
  'request-id-reused':
    'This form was already sent with other details. Please reload the page and send it again.',
  'request-id-not-uuid': 'The request id must be a UUID.',
  'over-budget':
    'We’ve received a lot of forms from your network. Please try again in an hour, or message us on WhatsApp.',
  'robot-check':
    'One moment: your browser is checking that you’re not a robot, and then sends the form by itself. If nothing happens, press the button once more or message us on WhatsApp.',
  'disk-full': `We can’t take this on the website right now. Please call us: ${company.phone}.`,
  overloaded: 'We’re very busy right now. Please try again in a few seconds.',

  'custom-trip-not-submitted': `${FAILURE_TITLES['custom-trip-not-sent']}. ${FAILURES['custom-trip-not-sent']}`,
  'subscription-not-saved': 'We couldn’t save your address just now. Please try again in a moment.',
  'review-not-saved': 'Your review couldn’t be saved just now. Please try again in a moment.',
  'review-too-early': 'You can review this trip from the day it takes place.',
  'review-not-travelled': 'Only a trip that took place can be reviewed.',
  'trip-missing': 'Please name the trip.',
  'route-unknown':
    'We have no fixed price for this route. Please send it as a request, and we’ll reply with a price.',
  'trip-unknown': 'We don’t run this trip. Please choose one from our list.',

  'booking-incomplete': 'Please fill in all required fields before proceeding to payment.',
  'booking-unknown': 'We can’t find this booking.',
  'booking-not-payable': 'This booking can no longer be paid here. Please contact us.',
  'review-changed-meanwhile':
    'Someone else has just changed this review. Your changes weren’t saved. Please look at it again.',
  'review-unknown': 'This review no longer exists.',
  'review-takes-no-photo':
    'A picture can be added once you’ve sent a review, and until we’ve looked at it. Please send it in a reply to our email.',
  'review-not-changed': 'The review couldn’t be changed just now. Please try again in a moment.',
  'rules-changed-meanwhile':
    'Someone else has just changed these settings. Your changes weren’t saved. Please look at them again.',
  'days-closed-already': 'These days are already in the list.',
  'days-open-already': 'These days are already open.',
  'moved-meanwhile': 'This booking has changed in the meantime. Please look at it again.',
  'move-by-person': 'This booking can no longer be moved here. Please contact us.',
  'details-by-person': 'Your driver has already left. Please call us about this.',
  'nothing-changed': 'This is what’s already booked. Please choose something different.',
  'hour-not-offered': 'Please choose one of the times on offer. For another time, contact us.',
  'party-by-person':
    'None of our vehicles takes that many people with that much luggage. Please contact us and we’ll find a way.',
  'price-by-person': 'We need to work out a new price for this. Please contact us.',
  'not-begun': 'This trip hasn’t started yet.',
  'not-in-this-state': 'This isn’t possible at this stage of the booking. Nothing has changed.',
  'no-hours-known': 'This booking has no times yet, so no vehicle can be assigned.',
  'cash-amount': `Please enter the amount in whole baht, from ฿1 to ${formatBaht(MOST_BAHT)}.`,
  'nothing-due': 'Nothing more is due. Nothing has changed.',
  'drive-unknown': 'We can’t find this drive.',
  'drive-full': 'Too much was already sent about this drive. Please call the office.',
  'step-skipped': 'Another step comes first. Nothing has changed.',
  'step-too-early': 'It is too early for this trip. Nothing has changed.',
  'step-undo-too-late': 'This can only be undone within two minutes. Nothing has changed.',
  'cash-changed': 'The driver no longer has this cash. Nothing was recorded.',
  'note-missing': 'Please write something first.',
  'nothing-proposed': 'Please enter another day, another time or another price.',
  'proposal-price': `Please enter the price in whole baht, from ฿1 to ${formatBaht(MOST_BAHT)}.`,
  'proposal-too-late': 'There’s no time left for the guest to answer a proposal. Please call them.',
  'proposal-over': 'This proposal is no longer open. Nothing has changed.',
  'quote-over': 'This quote is no longer open. Nothing has changed.',
  'quote-changed':
    'Someone else has just changed this quote. Your changes weren’t saved; what you typed is still here.',
  'quote-days-of-ride': 'A ride has one day per drive. Enter as many days as there are drives',
  'undo-too-late': 'This can only be undone within ten seconds. Nothing has changed.',
  'undo-taken': 'The vehicle or driver was taken a moment ago, so this can’t be undone. Nothing has changed.',
  'held-longest': 'The vehicle can’t be held any longer: the trip is too soon after that.',
  'already-assigned': 'This vehicle and driver are already assigned.',
  'booking-over': 'This booking can no longer be changed.',
  'rules-not-changed': 'The settings couldn’t be saved just now. Please try again in a moment.',
  'cash-not-noted': 'That couldn’t be recorded just now. Please try again in a moment.',
  'booking-not-changed': 'The booking couldn’t be changed just now. Please try again in a moment.',
  'trip-not-sold': 'This trip has changed since you chose it. Please choose it again from our list.',
  'price-unreadable': 'Please send the price in whole baht, or leave it out.',
  'payment-being-checked':
    'We’ve received money for this booking and are checking it. Please don’t pay again; we’ll write to you.',
  'authorisation-ended':
    'The card couldn’t be charged: the bank no longer holds the money. Nothing was charged, and the booking isn’t confirmed. Press Confirm again to confirm it anyway; the guest then pays as after any request.',
  'payment-undecided': 'A bank has yet to confirm the payment for this booking. Please don’t pay twice.',
  'card-payment-ended': 'It’s too late to pay this online. Please pay your driver in cash.',
  'already-paid': 'This booking is already paid.',
  'payment-session-not-created': 'Failed to create payment session',
  'no-payment-url': 'No payment URL received',
  'payment-session-missing': 'No payment session found.',
  'payment-not-verified': 'Failed to verify payment.',

  'not-cancellable': 'This booking can no longer be cancelled.',
  'not-declinable': 'Only a request waiting for a reply can be declined.',
  'trip-departed': `This trip has started. Please call us: ${company.phone}.`,
  'booking-not-cancelled': 'Your booking couldn’t be cancelled just now. Please try again in a moment.',
  'booking-not-declined': 'The request couldn’t be declined just now. Please try again in a moment.',

  'tour-parameters-invalid': 'Invalid tour parameters',
  'tour-not-found': 'Tour not found',
  'tour-not-loaded': 'Failed to load tour data',
  'transfer-price-not-read':
    'We can’t check what’s free for this ride just now. Please try again in a moment.',
  'availability-not-read': 'We can’t check which days are free just now. Please try again in a moment.',

  'wrong-credentials': 'Invalid email or password. Please check your credentials and try again.',
  'wrong-password': 'That isn’t your password. Please try again.',
  'wrong-code': 'This code is wrong or has already been used. Please try the next one.',
  unconfirmed: 'Please check your email and click the confirmation link before signing in.',
  'address-taken': 'An account with this email already exists. Please sign in instead.',
  'link-invalid': 'This link has expired or has already been used. Please ask for a new one.',
  'step-expired': 'That took too long. Please start again.',
  'too-many-tries': 'Too many attempts. Please try again in 15 minutes.',
}

/** The sentence of a problem. A failure with a known reason (`because`) has a second sentence about it. */
export function sentenceOf(problem: Problem): string {
  const sentence = sentenceFor(problem)
  if (!('because' in problem && problem.because)) return sentence
  return `${sentence.replace(/\.?$/, '.')} ${SENTENCES[problem.because]}`
}

/**
 * The sentence of a problem for someone who sends requests by a program: there is no page, no button and no field, and
 * what was typed is elsewhere. Still a sentence that can be shown to a person.
 */
export function sentenceForPrograms(problem: Problem): string {
  switch (problem.code) {
    case 'check-input':
      return 'Some details are missing or invalid. Please correct them and send the request again.'
    case 'request-id-reused':
      return 'A request with this id was already sent with other details. Please use a new id.'
    case 'vehicle-gone':
      return `${vehicleGone(problem)}.`
    case 'price-changed':
      return `${priceNow(problem)} Please send the request again with this price if you agree.`
    case 'channel-changed':
      return `${channelNow(problem)} Please send the request again if you agree.`
    case 'phone.several':
    case 'phone.letters':
    case 'email.several':
    case 'email.comma':
    case 'email.letter':
    case 'email.dots':
      return SENTENCES[problem.general]
    default:
      return sentenceOf(problem)
  }
}

type Of<Code extends Problem['code']> = Extract<Problem, { code: Code }>

function vehicleGone({ vehicleClass, date, free }: Of<'vehicle-gone'>): string {
  return `The last ${vehicleNouns[vehicleClass]} on ${formatShortDay(date)} has just gone. ${otherDays(free)}`
}

function priceNow({ priceBaht }: Of<'price-changed'>): string {
  return `The price is now ${formatBaht(priceBaht)} for the whole vehicle.`
}

function channelNow({ channel }: Of<'channel-changed'>): string {
  return `${CHANNEL_NOW[channel]} Nothing has been sent yet.`
}

function sentenceFor(problem: Problem): string {
  switch (problem.code) {
    case 'party-too-large':
      return `One vehicle on this trip carries up to ${problem.most} guests. For a larger group, please contact us.`
    case 'vehicle-too-small':
      return `The ${vehicleNouns[problem.vehicleClass]} carries up to ${problem.seats} guests. ${chooseFitting(problem)}`
    case 'vehicle-not-run':
      return `This trip isn’t available with a ${vehicleNouns[problem.vehicleClass]}. ${chooseFitting(problem)}`
    case 'runs-on-other-days':
      return `This trip runs on ${problem.runsOn.join(' and ')} only. Please choose another day.`
    case 'blackout':
      return problem.sentence
    case 'vehicle-gone':
      return `${vehicleGone(problem)}; everything you typed is still here.`
    case 'received-already':
      return `We’ve received this as ${problem.reference}, and have sent you an email with the link to it.`
    case 'too-late-to-book':
      return `Pickup is at ${problem.pickupTime}, Thailand time, and has to be booked ${hoursInWords(problem.hours)} ahead. Please choose another day.`
    case 'ride-too-soon':
      return `Please book this ride at least ${hoursInWords(problem.hours)} before the pickup. For anything sooner, please call us`
    case 'desk.shortNotice':
      return `Guests have to book ${hoursInWords(problem.hours)} ahead, and this is sooner. You can still book it.`
    case 'load-too-large':
      return `The ${vehicleNouns[problem.vehicleClass]} takes up to ${loadInWords(problem.most)}. Please choose the ${vehicleNouns[problem.fitting]} for ${loadInWords(problem.load)}.`
    case 'day-passed':
      return `${formatDay(problem.date)} has passed. Please book the trip for another day.`
    case 'pickup-elsewhere':
      return `This price is for a start in ${townNames[problem.priced]}, and your pickup is in ${townNames[problem.named]}. Please choose the trip from ${townNames[problem.named]}.`
    case 'channel-off':
      return CHANNEL_OFF[problem.channel]
    case 'channel-changed':
      return `${channelNow(problem)} Everything you typed is still here, so please press the button once more.`
    case 'price-changed':
      return `${priceNow(problem)} Please send the form again if you agree.`
    case 'due-changed':
      return `The amount due is now ${formatBaht(problem.amountBaht)}. Please press again if you agree.`
    case 'refund-changed':
      return problem.refundBaht > 0
        ? `Your refund would now be ${formatBaht(problem.refundBaht)}. Please press again if you agree.`
        : 'There would now be no refund. Please press again if you agree.'
    case 'refund-too-large':
      return `You can refund at most ${formatBaht(problem.mostBaht)}.`
    case 'not-assignable':
      return `${problem.what} ${WHY_NOT_ASSIGNABLE[problem.why]} Nothing has changed.`
    case 'waiting-amount':
      return `Please enter whole baht, from ฿0 to ${formatBaht(problem.mostBaht)}.`
    case 'cash-too-much':
      return `Only ${formatBaht(problem.dueBaht)} is still due.`
    case 'cash-unanswered':
      return `First enter what the guest paid: ${formatBaht(problem.dueBaht)} is due.`
    case 'wait-not-over':
      return `Waiting is free until ${bangkokTime(problem.until.getTime())}. A no-show can be marked only after that.`
    case 'cash-received-already':
      return `${problem.by} recorded this cash at ${bangkokTime(problem.at.getTime())}. Nothing was recorded twice.`
    case 'fleet-changed':
      return `${problem.by ?? 'Another admin'} changed this at ${bangkokTime(problem.at.getTime())}. Your change was not saved. Press Save again to save your version instead.`
    case 'block-taken':
      return problem.reference === null
        ? `${problem.name} is already blocked on ${formatShortDay(bangkokDay(problem.at.getTime()))}.`
        : `${problem.name} has booking ${problem.reference} on ${formatShortDay(bangkokDay(problem.at.getTime()))}. Nothing was blocked: first assign another one to that trip.`
    case 'phone.several':
      return 'Please enter a valid phone number, and one number only'
    case 'phone.letters':
      return 'Please enter a valid phone number, without letters; an extension goes behind it as #12'
    case 'email.several':
      return 'Please enter a valid email address, and one address only'
    case 'email.comma':
      return 'Please enter a valid email address: this one has a comma in it, perhaps in place of a full stop'
    case 'email.letter':
      return `Please enter a valid email address: many mail servers don’t take “${problem.letter}” in one. If you have no other, message us on WhatsApp`
    case 'email.dots':
      return 'Please enter a valid email address: mail servers don’t take two full stops in a row, or one beside the @. If you have no other, message us on WhatsApp'
    case 'email-unsure':
      return `Did you mean ${problem.meant}? If ${problem.typed} is right, send the form again as it is`
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
  gone: 'is no longer in the fleet.',
}

function otherDays(free: readonly PlainDate[]): string {
  if (free.length === 0) return 'Please choose another day or another vehicle'
  return `${free.map(formatShortDay).join(' and ')} ${free.length === 1 ? 'is' : 'are'} free`
}

function chooseFitting({ fitting, guests }: { fitting: VehicleClass; guests: number }): string {
  return `Please choose the ${vehicleNouns[fitting]} for ${guests} ${guests === 1 ? 'guest' : 'guests'}.`
}

/** `2 passengers and 3 pieces of luggage`. */
function loadInWords({ passengers, luggage }: Load): string {
  const people = passengers === 1 ? '1 passenger' : `${passengers} passengers`
  return luggage === 0 ? people : `${people} and ${piecesInWords(luggage)} of luggage`
}

/** A refusal in words: one sentence for the whole, and one for each field with a problem. */
export type RefusalInWords = Pick<Refusal, 'reason'> & { message: string; fields: Record<string, string> }

/** Replaces the problem codes of a refusal by their sentences. */
export function refusalInWords({ reason, problem, fields }: Refusal, say = sentenceOf): RefusalInWords {
  return {
    reason,
    message: say(problem),
    fields: Object.fromEntries(Object.entries(fields).map(([field, cause]) => [field, say(cause)])),
  }
}

/** The sentence for each state of a payment. */
export const paymentSentences: Record<PaymentVerification['state'], string> = {
  paid: 'Your booking has been confirmed and a confirmation email has been sent.',
  authorised:
    'Your card is authorised, and nothing is charged yet. We charge it only when we confirm your booking; if we can’t, you pay nothing.',
  unpaid: 'We haven’t received your payment yet, so nothing is confirmed.',
  processing: 'Your bank hasn’t confirmed the payment yet. Please don’t pay a second time.',
  failed: 'Your payment didn’t go through and you weren’t charged. You can try again.',
  closed: 'This payment was not completed. No charges have been made to your account.',
  needs_attention: 'We’re checking your payment and will write to you. Please don’t pay again.',
  unknown: 'Unable to verify payment status.',
}

const CHANNEL_OFF: Record<BookingChannel, string> = {
  email: 'Trips can’t be requested by email at the moment. The trip’s page shows how to book it.',
  whatsapp: 'Trips can’t be booked on WhatsApp at the moment. The trip’s page shows how to book it.',
  card: 'Trips can’t be paid by card at the moment. The trip’s page shows how to book it.',
}

const CHANNEL_NOW: Record<BookingChannel, string> = {
  email: 'This trip is now requested by email, and you pay nothing yet.',
  whatsapp: 'This trip is now booked on WhatsApp, and you pay nothing yet.',
  card: 'This trip is now paid by card when you book it.',
}
