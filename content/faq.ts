import { unconfirmedSentence } from '#bookings/confirming/unconfirmed.words.ts'
import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import {
  cancellationSentences,
  cashSentence,
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
export function faqOf(rules: BookingRules): FaqItem[] {
  const { leadTimes, cancellation, channels } = rules
  const ahead = leadTimeSentences(leadTimes)
  return [
    {
      question: 'Which vehicle do we need?',
      answer: `A car takes ${seats.car}, an SUV ${seats.suv} and a van ${seats.van}, children included. Some trips have other limits, and their pages say so. With large suitcases, choose the next size up.`,
    },
    {
      question: 'Is the price per person, and what does it include?',
      answer: `It is for the whole vehicle, with driver, fuel, parking and highway fees. You pay entrance fees at the gate, usually ${formatBaht(PARK_BAHT)} for a foreign adult in a national park; meals, boat rides and sanctuary tickets are extra too. Each trip’s page adds up what the day costs, tickets included.`,
    },
    {
      question: 'Do you have child seats?',
      answer:
        'Yes, and they are free on request. Tell us each child’s age when you book, and whether you bring a seat or pushchair of your own. Babies count as guests.',
    },
    {
      question: 'How far ahead should we book?',
      answer: `${ahead.inTown} ${ahead.long} ${ahead.dayTrip} Elephant sanctuaries have to be booked earlier. Leaving sooner? Call or message us: if a driver is free, we’ll say yes.`,
    },
    {
      question: 'How can we pay?',
      answer:
        `${cashSentence(rules) ?? ''} We take Visa and Mastercard, bank transfer and Thai mobile payments. ${channels.includes('card') ? PAID_BY_CARD : PAID_LATER}`.trimStart(),
    },
    {
      question: 'Where and when can you pick us up?',
      answer: `At your hotel or another address in Bangkok or Kanchanaburi, every day between ${company.hours.opens} and ${company.hours.closes}, Thailand time; outside these hours, please ask us first. For an airport transfer or any other ride, the taxi page has the price.`,
    },
    {
      question: 'Do the drivers speak English, and are they guides?',
      answer:
        'You can write to us in English, and the drivers speak enough to agree on times, stops and lunch. They are drivers, not licensed guides: they take you to each place and wait for you.',
    },
    {
      question: 'What happens if it rains?',
      answer:
        'Most trips go ahead. Rain falls mainly from June to October, often in showers. If it closes the main place of your trip, such as a cave, a raft ride or a waterfall, we change the plan with you, and if no other plan or date suits you, you get your money back.',
    },
    {
      question: 'Can we change or cancel a booking?',
      answer: `Yes. ${changeOnPass} Every email leads to it. ${unconfirmedSentence} ${cancellationSentences(cancellation).short} Any refund goes back the way you paid, within ${refundWithinDays} days.`,
    },
    {
      question: 'Can we ride the elephants?',
      answer: `No. Our elephant trips go to sanctuaries without riding and without shows. The staff decide how close you can get. We reserve your places, and you pay for the ticket, about ${SANCTUARY_FEE}, at the sanctuary.`,
    },
  ]
}

const PAID_LATER = 'With a request you pay nothing.'
const PAID_BY_CARD = `${paidOnline} ${PAID_LATER}`
