import { findStoredRules, updateRules } from '#adapters/database/booking-rules.ts'
import { insertAuditEntry } from '#adapters/database/maintenance/audit-log.ts'
import { type RuleSettings, ruleSettingsSchema, settingsOf } from '#domain/bookings/rule-settings.ts'
import type { Deps } from '../deps.ts'
import { invalid, type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'

/** What the desk shows and sends back. `version` grows with every change. */
export type ShownRules = { settings: RuleSettings; version: number }

/** The rules as they are stored now. @throws {Unavailable} */
export async function findRules({ db, rules }: Pick<Deps, 'db' | 'rules'>): Promise<ShownRules> {
  const { settings, version } = await findStoredRules(db.read)
  return { settings: settings ?? settingsOf(rules()), version }
}

/**
 * Changes the rules of booking on every instance. They hold for what is booked from now on: a booking keeps the terms it
 * was made with. Of two admins who change them at the same time, the second one is refused.
 * @param input the settings, unparsed
 * @param version the one that the form showed
 */
export async function changeRules(
  deps: Pick<Deps, 'db' | 'rules' | 'reloadRules'>,
  { input, version, admin }: { input: unknown; version: number; admin: string },
): Promise<{ ok: true } | Refusal> {
  const parsed = ruleSettingsSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const settings = parsed.data
  return refuseIfUnavailable({ code: 'rules-not-changed' }, async () => {
    const done = await deps.db.transaction(async (tx) => {
      const { settings: before = settingsOf(deps.rules()) } = await findStoredRules(tx)
      const detail = changesInWords(before, settings)
      if (detail === '') return true
      if (!(await updateRules(tx, settings, version))) return false
      const subject = { subjectKind: 'rules', subjectId: null } as const
      await insertAuditEntry(tx, { actor: admin, action: 'rules-changed', ...subject, detail })
      return true
    })
    if (!done) return refuse('not-possible', { code: 'rules-changed-meanwhile' })
    await deps.reloadRules()
    return { ok: true }
  })
}

/** `hours of free cancelling 24 → 48`; empty when nothing changes. */
function changesInWords(before: RuleSettings, after: RuleSettings): string {
  return (Object.keys(after) as (keyof RuleSettings)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => `${RULE_NAMES[name]} ${before[name]} → ${after[name]}`)
    .join(', ')
}

/** As in the history. */
const RULE_NAMES: Record<keyof RuleSettings, string> = {
  tripRequestHours: 'hours before a day trip',
  instantUntil: 'time for booking at once',
  transferInTownHours: 'hours before a ride in town',
  longTransferHours: 'hours before a long ride',
  holdHours: 'hours of a hold',
  freeUntilHours: 'hours of free cancelling',
  partUntilHours: 'hours of a part refund',
  partPercent: 'percent of a part refund',
}
