import { formatBaht, MOST_BAHT } from '#money/money.rules.ts'
import type { DESK_PROBLEMS } from './placing/desk-booking.rules.ts'

type DeskCode = (typeof DESK_PROBLEMS)[keyof typeof DESK_PROBLEMS]

/** The sentences that the operator reads beside the fields of a booking that is entered at the desk. */
export const DESK_SENTENCES: Record<DeskCode | 'booking-not-saved', string> = {
  'desk.kind': 'Choose a day trip or a transfer',
  'desk.tourId': 'Choose a trip',
  'desk.origin': 'This trip does not start there. Choose another town',
  'desk.date': 'Choose a day from today onwards',
  'desk.time': 'Enter the pickup time, such as 08:00',
  'desk.passed': 'This pickup time has passed',
  'desk.pickup': 'Enter where the guests are picked up',
  'desk.dropoff': 'Enter where the guests are going',
  'desk.returnDate': 'Enter the return day',
  'desk.returnTime': 'Enter the return time',
  'desk.returnBefore': 'The return must be later than the way there',
  'desk.adults': 'Enter how many adults travel, from 1 to 50',
  'desk.luggage': 'Enter how many suitcases there are, up to 50',
  'desk.vehicle': 'Choose a car, an SUV or a van',
  'desk.noVehicle': 'No vehicle carries a party of this size',
  'desk.priceBaht': `Enter the agreed price in whole baht, at most ${formatBaht(MOST_BAHT)}, or leave it empty`,
  'desk.name': 'Enter the guest’s name',
  'desk.phone': 'This isn’t a phone number. Include the country code, such as +66 81 555 0123',
  'desk.email': 'This isn’t an email address',
  'desk.message': 'This is longer than 10,000 characters. Please leave only what is about this booking',
  'desk.reach': 'Enter a phone number or an email address, so that you can reach the guest',
  'desk.channel': 'Choose how the guest came to you',
  'booking-not-saved': 'The booking couldn’t be saved just now. Nothing is lost: press the button again.',
}
