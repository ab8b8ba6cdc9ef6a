import { unconfirmedSentence } from '#bookings/confirming/unconfirmed.words.ts'
import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import {
  cancellationSentences,
  changeOnPass,
  leadTimeSentences,
  paidOnline,
  refundWithinDays,
} from '#bookings/operator-rules/rule-sentences.words.ts'
import { DEFAULT_CAPACITY, type Seats } from '#catalogue/vehicle.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { PARK_BAHT, SANCTUARY_FEE } from './catalogue/tickets.ts'
import { company } from './company.ts'

export type FaqItem = { question: string; answer: string }

const inWords = ({ from, to }: Seats) => `${from} to ${to}`
const seats = {
  car: `${inWords(DEFAULT_CAPACITY.car)} guests`,
  suv: inWords(DEFAULT_CAPACITY.suv),
  van: inWords(DEFAULT_CAPACITY.van),
}

/** The ten questions of the home page with their answers, in the order shown. */
export function faqOf({ leadTimes, cancellation, channels }: BookingRules): FaqItem[] {
  const ahead = leadTimeSentences(leadTimes)
  return [
    {
      question: 'Which vehicle do we need?',
      answer: `A car takes ${seats.car}, an SUV ${seats.suv} and a van ${seats.van}. Some trips have other limits, and their pages say so. Children count as guests. The booking form offers the smallest vehicle that fits your group. If you have large suitcases, tell us how many or choose the next size up.`,
    },
    {
      question: 'Is the price per person, and what does it include?',
      answer: `The price is for the whole vehicle, not per person. It includes the driver, fuel, parking and highway fees. Entrance fees are not included: you pay them at the gate, usually ${formatBaht(PARK_BAHT)} for a foreign adult in a national park. Meals, boat rides and sanctuary tickets are extra too. Each trip’s page adds up what the day costs, tickets included.`,
    },
    {
      question: 'Do you have child seats?',
      answer:
        'Yes, and they are free on request. Ask when you book and tell us each child’s age, and the right seat will be in the vehicle. Please count babies as guests. If you’re bringing your own seat or a pushchair, let us know and we’ll leave room for it.',
    },
    {
      question: 'How far ahead should we book?',
      answer: `${ahead.inTown} ${ahead.long} ${ahead.dayTrip} For an elephant sanctuary, book earlier, because places there have to be reserved. Leaving sooner? Call or message us: if a driver is free, we’ll say yes.`,
    },
    {
      question: 'How can we pay?',
      answer: `We take cash, Visa and Mastercard, bank transfer and Thai mobile payments. ${channels.includes('card') ? PAID_BY_CARD : PAID_LATER} Our confirmation says how to pay. Prices are in Thai baht.`,
    },
    {
      question: 'Where and when can you pick us up?',
      answer: `At your hotel or another address in Bangkok or Kanchanaburi, every day between ${company.hours.opens} and ${company.hours.closes}, Thailand time. Each trip’s page says where it starts. For an airport transfer or any other ride, see the price on the taxi page and send us the two places and the time. For a pickup outside these hours, please ask us first.`,
    },
    {
      question: 'Do the drivers speak English, and are they guides?',
      answer:
        'You can write to us in English, and the drivers speak enough to agree on times, stops and lunch. They are drivers, not licensed guides: they take you to each place, agree when to meet again, and wait for you. The museums in town have good English panels, and the audio guide at Hellfire Pass is free.',
    },
    {
      question: 'What happens if it rains?',
      answer:
        'Most trips go ahead. Rain falls mainly from June to October, often in showers, and the waterfalls are fullest from October to early December. Heavy rain can close the upper tiers of a waterfall, a cave or a raft ride. If the main place of your trip is closed, we’ll change the plan with you. If no other plan or date suits you, you get your money back.',
    },
    {
      question: 'Can we change or cancel a booking?',
      answer: `Yes. Every email about your booking leads to your trip pass. ${changeOnPass} ${unconfirmedSentence} ${cancellationSentences(cancellation).short} Any refund goes back the way you paid, within ${refundWithinDays} days.`,
    },
    {
      question: 'Can we ride the elephants?',
      answer: `No. Our elephant trips go to sanctuaries without riding and without shows. You help prepare the food, feed the elephants and watch them. The staff lead the visit and decide how close you can get. We reserve your places. You pay for the ticket, about ${SANCTUARY_FEE}, at the sanctuary; it is not part of our price.`,
    },
  ]
}

const PAID_BY_CARD = `Some trips are paid online when you book. ${paidOnline} For all others you pay nothing when you send the request.`
const PAID_LATER = 'You pay nothing when you send the request.'
