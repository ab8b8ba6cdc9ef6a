import type { RuleSettings } from '#bookings/operator-rules/rule-settings.rules.ts'

export type RuleField = {
  name: keyof RuleSettings
  label: string
  unit?:
    | 'hours before pickup'
    | 'hours'
    | '% of the price'
    | '% of the price, 0 for the whole price'
    | 'on the evening before'
}

/** The rules of booking as the page shows them: each group is read together and changed together. */
export const RULE_GROUPS = {
  deposit: {
    title: 'Deposit',
    fields: [{ name: 'depositPercent', label: 'Deposit', unit: '% of the price, 0 for the whole price' }],
  },
  cancelling: {
    title: 'Cancelling',
    fields: [
      { name: 'freeUntilHours', label: 'Free cancellation until', unit: 'hours before pickup' },
      { name: 'partUntilHours', label: 'Partial refund until', unit: 'hours before pickup' },
      { name: 'partPercent', label: 'Partial refund', unit: '% of the price' },
    ],
  },
  ahead: {
    title: 'Booking deadlines',
    fields: [
      { name: 'tripRequestHours', label: 'Day trips until', unit: 'hours before pickup' },
      {
        name: 'instantUntil',
        label: 'Paid trips are confirmed at once until',
        unit: 'on the evening before',
      },
      { name: 'transferInTownHours', label: 'Rides in town until', unit: 'hours before pickup' },
      { name: 'longTransferHours', label: 'Other rides until', unit: 'hours before pickup' },
    ],
  },
  holds: {
    title: 'Holds',
    fields: [{ name: 'holdHours', label: 'A request holds its vehicle for', unit: 'hours' }],
  },
  channels: {
    title: 'Ways to book',
    fields: [
      { name: 'emailOffered', label: 'By email' },
      { name: 'whatsappOffered', label: 'On WhatsApp' },
      { name: 'cardOffered', label: 'By card' },
      { name: 'promptPayOffered', label: 'PromptPay' },
    ],
  },
} as const satisfies Record<string, { title: string; fields: readonly RuleField[] }>

export type RuleGroup = keyof typeof RULE_GROUPS

export const RULE_GROUP_NAMES = Object.keys(RULE_GROUPS) as RuleGroup[]

/** What the address names as being changed: a group of rules, or the days without trips. */
export function editedIn(url: URL): RuleGroup | 'days' | undefined {
  return [...RULE_GROUP_NAMES, 'days' as const].find((name) => name === url.searchParams.get('edit'))
}
