import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { invalid, type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { whenUnavailable } from '#platform/problems/unavailable.rules.ts'
import { findStoredRules, updateRules } from './booking-rules.store.ts'
import { type RuleSettings, ruleSettingsSchema, settingsOf } from './rule-settings.rules.ts'

const DONE = { ok: true } as const
const CHANGED_MEANWHILE = { code: 'rules-changed-meanwhile' } as const

/** What the desk shows and sends back. `version` grows with every change. */
export type ShownRules = { settings: RuleSettings; version: number }

/** The rules as they are stored now. @throws {Unavailable} */
export async function findRules({ db }: Pick<Deps, 'db'>): Promise<ShownRules> {
  const { settings, version } = await findStoredRules(db.read)
  return { settings: settings ?? settingsOf(defaultRules), version }
}

/**
 * Changes the rules of booking on every instance. They hold for what is booked from now on: a booking keeps the terms it
 * was made with. Of two admins who change them at the same time, the second one is refused.
 * @param input the settings to change, unparsed; the others stay as they are
 * @param version the one that the form showed
 */
export async function changeRules(
  deps: Pick<Deps, 'db' | 'reloadRules'>,
  { input, version, admin }: { input: Record<string, unknown>; version: number; admin: string },
): Promise<{ ok: true } | Refusal> {
  return refuseIfUnavailable({ code: 'rules-not-changed' }, async () => {
    const answer = await deps.db.transaction(async (tx) => {
      const { settings: before = settingsOf(defaultRules) } = await findStoredRules(tx)
      const parsed = ruleSettingsSchema.safeParse({ ...before, ...input })
      if (!parsed.success) return invalid(parsed.error)
      const settings = parsed.data
      const detail = changesInWords(before, settings)
      if (detail === '') return DONE
      if (!(await updateRules(tx, settings, version))) return refuse('not-possible', CHANGED_MEANWHILE)
      const subject = { subjectKind: 'rules', subjectId: null } as const
      await insertAuditEntry(tx, { actor: admin, action: 'rules-changed', ...subject, detail })
      return DONE
    })
    // Stored is stored: an instance that cannot read the rules now does so when its connection is back.
    if (answer.ok) await whenUnavailable(deps.reloadRules, () => undefined)
    return answer
  })
}

/** `hours of free cancellation 24 → 48`; empty when nothing changes. */
function changesInWords(before: RuleSettings, after: RuleSettings): string {
  return (Object.keys(after) as (keyof RuleSettings)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => `${RULE_NAMES[name]} ${inWords(before[name])} → ${inWords(after[name])}`)
    .join(', ')
}

function inWords(value: RuleSettings[keyof RuleSettings]): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)
}

/** As in the history. */
const RULE_NAMES: Record<keyof RuleSettings, string> = {
  tripRequestHours: 'hours before a day trip',
  instantUntil: 'time for booking at once',
  transferInTownHours: 'hours before a ride in town',
  longTransferHours: 'hours before a long ride',
  holdHours: 'hours of a hold',
  freeUntilHours: 'hours of free cancellation',
  partUntilHours: 'hours of a partial refund',
  partPercent: 'percent of a partial refund',
  depositPercent: 'percent of a deposit',
  emailOffered: 'booking by email',
  whatsappOffered: 'booking on WhatsApp',
  cardOffered: 'booking by card',
  promptPayOffered: 'PromptPay',
}
