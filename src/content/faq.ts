import type { BookingRules } from '#domain/bookings/booking-rules.ts'
import { company } from './company.ts'
import { cancellationSentences, changeOnPass, leadTimeSentences, refundWithinDays } from './rule-sentences.ts'

export type FaqItem = { question: string; answer: string }

/** The ten questions of the home page with their answers, in the order shown. */
export function faqOf({ leadTimes, cancellation, channels }: BookingRules): FaqItem[] {
  const ahead = leadTimeSentences(leadTimes)
  return [
    {
      question: 'Which vehicle do we need?',
      answer:
        'A car takes 1 to 3 guests, an SUV 4 to 5 and a van 6 to 9. Some trips have other limits, for example up to six guests in the SUV, and their pages say so. Children count as guests. The booking form offers the smallest vehicle that fits your group. With large suitcases, tell us how many you bring or choose the next size up.',
    },
    {
      question: 'Is the price per person, and what does it include?',
      answer:
        'The price is for the whole vehicle, not per person. It includes the driver, fuel, parking and highway fees. Entrance fees are not included: you pay them at the gate. A national park usually costs foreign adults 300 baht. Meals, boat rides and sanctuary tickets are also paid by you. The page of each trip lists what is included and what is not.',
    },
    {
      question: 'Do you have child seats?',
      answer:
        'Yes, and they are free on request. Ask in the message when you book, and give the age of each child, so that the right seat is in the vehicle. Please include babies in the number of guests. If you bring a seat or a pushchair of your own, tell us, so that we leave room for it.',
    },
    {
      question: 'How far ahead should we book?',
      answer: `${ahead.inTown} ${ahead.long} ${ahead.dayTrip} For a visit to an elephant sanctuary, earlier is better, because places have to be reserved there. If your date is closer than that, call us or send a message. We say yes when a driver is free.`,
    },
    {
      question: 'How can we pay?',
      answer: `We take cash, Visa and Mastercard, bank transfer and Thai mobile payments. ${channels.includes('card') ? PAID_BY_CARD : PAID_LATER} We tell you how to pay when we confirm. Prices are in Thai baht.`,
    },
    {
      question: 'Where and when can you pick us up?',
      answer: `At your hotel or another address in Bangkok or Kanchanaburi, every day between ${company.hours.opens} and ${company.hours.closes}, Thailand time. The page of each trip says where it starts. For an airport transfer or another ride, send us a request from the taxi page with the two places and the time. For a pickup outside these hours, ask us first.`,
    },
    {
      question: 'Do the drivers speak English, and are they guides?',
      answer:
        'You can write to us in English, and the drivers speak enough of it to agree on times, stops and lunch. They are drivers and not licensed guides. They bring you to each place, agree on a time with you and wait. The museums in town have good English panels, and the audio guide at Hellfire Pass is free.',
    },
    {
      question: 'What happens if it rains?',
      answer:
        'Most trips go ahead. Rain comes mainly from June to October, often in showers, and the waterfalls are fullest late in those months. Heavy rain can close waterfall tiers, a cave or a raft ride. If the main place of your trip is closed, we change the plan with you. If no other plan or date suits you, you get your money back.',
    },
    {
      question: 'Can we change or cancel a booking?',
      answer: `Yes. Every email about your booking leads to your trip pass. ${changeOnPass} ${cancellationSentences(cancellation).short} What we owe you is paid back the way you paid, within ${refundWithinDays} days.`,
    },
    {
      question: 'Can we ride the elephants?',
      answer:
        'No. Our elephant trips go to sanctuaries without riding and without shows. You help with the food, feed the elephants and watch them. The staff there lead the visit and decide how close you come. We reserve your places. The ticket, about 2,000 to 2,500 baht a person, is paid at the sanctuary and is not part of our price.',
    },
  ]
}

const PAID_BY_CARD =
  'Some trips are paid online when you book them, and these are confirmed as soon as the payment has gone through. For all other trips nothing is charged when you send the request.'
const PAID_LATER = 'Nothing is charged when you send the request.'
