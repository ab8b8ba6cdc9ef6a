import { z } from 'zod'
import { BOOKING_CHANNELS, type BookingChannel } from '#catalogue/tour.rules.ts'
import { CHECKOUT_METHODS } from '#money/payments/payment-kind.rules.ts'
import { wholeNumber } from '#platform/forms/form-fields.rules.ts'
import { isClockTime } from '#platform/time/clock-time.ts'
import type { BookingRules } from './booking-rules.rules.ts'

/** The problem codes of the settings form. */
export const RULE_PROBLEMS = {
  hours: 'rules.hours',
  percent: 'rules.percent',
  time: 'rules.time',
  order: 'rules.order',
  offered: 'rules.offered',
  channels: 'rules.channels',
} as const

/** What is offered, or not. */
const offered = z.union(
  [z.boolean(), z.enum(['on', 'off']).transform((text) => text === 'on')],
  RULE_PROBLEMS.offered,
)

const hours = wholeNumber(1, 336, RULE_PROBLEMS.hours)

/** What the operator sets at the desk, in whole hours before the pickup where nothing else is said. */
export const ruleSettingsSchema = z
  .object({
    /** A day trip can be requested until then. */
    tripRequestHours: hours,
    /** Until this time on the evening before, Thailand time, a paid trip is confirmed at once. */
    instantUntil: z.string(RULE_PROBLEMS.time).refine(isClockTime, RULE_PROBLEMS.time),
    transferInTownHours: hours,
    longTransferHours: hours,
    /** For how many hours a request holds its vehicle. */
    holdHours: hours,
    /** Cancelling is free until then. */
    freeUntilHours: hours,
    /** After that and until then, this part of the price goes back. */
    partUntilHours: hours,
    partPercent: wholeNumber(0, 100, RULE_PROBLEMS.percent),
    /** This part of the price confirms a booking; 0 for the whole price. */
    depositPercent: wholeNumber(0, 100, RULE_PROBLEMS.percent),
    /** Whether trips are booked in this way at all. */
    emailOffered: offered,
    whatsappOffered: offered,
    cardOffered: offered,
    /** Whether guests pay by PromptPay as well, where they pay by card. */
    promptPayOffered: offered,
  })
  .refine(({ freeUntilHours, partUntilHours }) => partUntilHours < freeUntilHours, {
    message: RULE_PROBLEMS.order,
    path: ['partUntilHours'],
  })
  .refine((settings) => offeredChannels(settings).length > 0, {
    message: RULE_PROBLEMS.channels,
    path: ['emailOffered'],
  })

export type RuleSettings = z.infer<typeof ruleSettingsSchema>

/** The setting of each channel. */
export const OFFERED_SETTING = {
  email: 'emailOffered',
  whatsapp: 'whatsappOffered',
  card: 'cardOffered',
} as const satisfies Record<BookingChannel, string>

type OfferedSettings = Record<(typeof OFFERED_SETTING)[BookingChannel], boolean>

/** The channels that are offered, in their order. */
export function offeredChannels(settings: OfferedSettings): BookingChannel[] {
  return BOOKING_CHANNELS.filter((channel) => settings[OFFERED_SETTING[channel]])
}

/** The settings that these rules have. */
export function settingsOf({
  leadTimes,
  holdTimes,
  cancellation,
  depositPercent,
  channels,
  checkoutMethods,
}: BookingRules): RuleSettings {
  const [free, part] = cancellation.clauses
  return {
    tripRequestHours: leadTimes.dayTrip.requestHours,
    instantUntil: leadTimes.dayTrip.instantUntil,
    transferInTownHours: leadTimes.transferInTownHours,
    longTransferHours: leadTimes.longTransferHours,
    holdHours: holdTimes.requestHours,
    freeUntilHours: free.untilHoursBefore,
    partUntilHours: part.untilHoursBefore,
    partPercent: part.refundPercent,
    depositPercent,
    emailOffered: channels.includes('email'),
    whatsappOffered: channels.includes('whatsapp'),
    cardOffered: channels.includes('card'),
    promptPayOffered: checkoutMethods.includes('promptpay'),
  }
}

/** These rules with other settings. */
export function withSettings(rules: BookingRules, settings: RuleSettings): BookingRules {
  const { leadTimes, holdTimes, hasFleet } = rules
  const { tripRequestHours, instantUntil, transferInTownHours, longTransferHours } = settings
  return {
    leadTimes: {
      ...{ transferInTownHours, longTransferHours },
      dayTrip: { ...leadTimes.dayTrip, requestHours: tripRequestHours, instantUntil },
    },
    holdTimes: { ...holdTimes, requestHours: settings.holdHours },
    // A deposit is paid by card.
    depositPercent: settings.cardOffered ? settings.depositPercent : 0,
    hasFleet,
    channels: offeredChannels(settings),
    checkoutMethods: settings.promptPayOffered ? CHECKOUT_METHODS : ['card'],
    cancellation: {
      clauses: [
        { untilHoursBefore: settings.freeUntilHours, refundPercent: 100 },
        { untilHoursBefore: settings.partUntilHours, refundPercent: settings.partPercent },
      ],
    },
  }
}
