import { z } from 'zod'
import { findTransferPrice } from '#catalogue/transfers/find-transfer-price.ts'
import { offerInWords } from '#catalogue/transfers/offer.words.ts'
import { availabilityState } from './availability.ts'
import { answer, type Endpoint, withCallerFieldNames } from './endpoint.ts'

/** Our names of the fields, and those of the API. */
const CALLER_FIELD_NAMES = { pickup: 'from', dropoff: 'to', pickupDate: 'date', pickupTime: 'time' }

const baht = z.number().describe('Whole baht for the whole vehicle')
const prices = { car: baht, suv: baht, van: baht }

/** What a transfer costs in each class of vehicle, with what is free. */
export const transferPrice: Endpoint = {
  method: 'post',
  path: '/transfer-price',
  summary:
    'What a transfer costs, by class of vehicle; 404 `unknown_route` when a person has to name the price',
  payload: z.object({
    from: z.string().describe('A place by its name, its Thai name or another spelling'),
    to: z.string(),
    date: z.string().describe('YYYY-MM-DD, in Thailand'),
    time: z.string().describe('HH:MM, Thailand time; at an airport the landing'),
    returnDate: z.string().nullish(),
    returnTime: z.string().nullish(),
    passengers: z.union([z.number(), z.string()]),
    luggage: z.union([z.number(), z.string()]).describe('Large pieces'),
    stop: z.string().nullish().describe('The id of a stop on the way'),
  }),
  answer: z.object({
    route: z.string(),
    km: z.number(),
    minutes: z.number().describe('From the pickup, or the landing, to the arrival'),
    prices: z.object(prices),
    lines: z
      .array(z.object({ text: z.string(), ...prices }))
      .describe('What the prices are made of; they add up to them'),
    availability: z.object({ car: availabilityState, suv: availabilityState, van: availabilityState }),
    stops: z
      .array(z.object({ id: z.string(), name: z.string(), baht }))
      .describe('The stops that can be made on this way'),
    reason: z.string().optional().describe('A sentence to show people, when nothing can be booked'),
  }),
  failureCode: 'transfer-price-not-read',
  async handle(deps, input) {
    const { from, to, date, time, ...more } = input
    const found = await findTransferPrice(deps, {
      ...more,
      ...{ pickup: from, dropoff: to, pickupDate: date, pickupTime: time },
    })
    if (!found.ok) return withCallerFieldNames(found, CALLER_FIELD_NAMES)
    return answer(offerInWords(found.offer))
  },
}
