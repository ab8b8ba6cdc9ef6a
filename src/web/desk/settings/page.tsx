import { href, Link } from 'react-router'
import { changeRules, findRules } from '#bookings/operator-rules/change-rules.ts'
import { closeDays } from '#bookings/operator-rules/close-days.ts'
import { findNumberOfOpenBookings } from '#bookings/operator-rules/settings-page.store.ts'
import { type AuditEntry, listNewestAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { DateTime } from '../../parts/date-time.tsx'
import { depsContext } from '../../shell/context.ts'
import { countSuspicious, refused } from '../../shell/form-post.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { Notice } from '../../ui/notice.tsx'
import { deskMeta } from '../frame/desk-meta.ts'
import { staffPost } from '../frame/staff-post.ts'
import { auditLogMessage } from '../overview/audit-log-messages.ts'
import type { Route } from './+types/page.ts'
import { DaysForm } from './days-form.tsx'
import { DaysSection } from './days-section.tsx'
import { redirectToSettings } from './redirect-to-settings.ts'
import { RuleForm } from './rule-form.tsx'
import { editedIn, RULE_GROUP_NAMES } from './rule-groups.ts'
import { RuleSection } from './rule-section.tsx'
import settingsCss from './settings.css?url'
import { tripCounts } from './view/channel-lines.ts'
import { loadClosedDays } from './view/closed-days.ts'
import { daysOffer } from './view/days-offer.ts'
import { ruleLines } from './view/rule-lines.ts'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: settingsCss }]

const SHOWN_CHANGES = 10

export async function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const { read } = deps.db
  const today = bangkokDay(deps.now())
  const edited = editedIn(url)
  const [{ settings, version }, open, days, changes] = await orUnavailable(
    Promise.all([
      findRules(deps),
      findNumberOfOpenBookings(read, today),
      loadClosedDays(deps),
      listNewestAuditEntries(read, SHOWN_CHANGES, SETTING_ACTIONS),
    ]),
  )
  return {
    ...{ settings, version, edited, days, lines: ruleLines(settings, tripCounts(deps.catalogue)) },
    daysOffer: edited === 'days' ? daysOffer(deps.catalogue, today) : undefined,
    keptTerms: keptTermsSentence(open),
    changes: changes.map((entry) => ({ ...entry, detail: changeInWords(entry) })),
  }
}

export const meta: Route.MetaFunction = () => deskMeta('Settings')

/** The rules of booking: each is read with what follows from it, and changed by its own form. */
export default function Settings({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { settings, version, edited, lines, days, keptTerms, changes } = loaderData
  return (
    <div className="settings column gap-16">
      <header className="desk-head cluster middle spread gap-8 gap-x-16">
        <h1>Settings</h1>
        <Link className="link inline-flex middle touch" to={href('/terms')} reloadDocument>
          What guests read
        </Link>
      </header>
      <Notice tone="info" title="New rules apply to bookings made after you save.">
        <p>{keptTerms}</p>
      </Notice>
      <div className="settings__groups stack at-top gap-16">
        {RULE_GROUP_NAMES.map((group) =>
          group === edited ? (
            <RuleForm {...{ group, settings, version, answer }} key={group} />
          ) : (
            <RuleSection group={group} lines={lines[group]} key={group} />
          ),
        )}
        <DaysSection
          days={days}
          form={loaderData.daysOffer && <DaysForm offer={loaderData.daysOffer} answer={answer} />}
        />
        <RuleHistory changes={changes} />
      </div>
    </div>
  )
}

type RuleChange = Pick<AuditEntry, 'id' | 'at' | 'actor' | 'detail'>

/** Who changed which rule, and when, newest first. */
function RuleHistory({ changes }: { changes: readonly RuleChange[] }) {
  return (
    <section className="panel" aria-labelledby="changes">
      <div className="panel__head">
        <h2 id="changes">Changes</h2>
      </div>
      {changes.length === 0 && <p className="panel__empty muted">No changes in the last twelve months.</p>}
      <ol>
        {changes.map(({ id, at, actor, detail }) => (
          <li className="cluster spread gap-4 gap-x-12 ruled pad-row" key={id}>
            <span>{detail}</span>
            <span className="muted size-meta">
              {actor}, <DateTime at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Saves the form that the address names: days without trips, or a group of rules. */
export async function action({ request, url, pattern, context }: Route.ActionArgs) {
  const { deps, admin, typed } = await staffPost({ request, context })
  const { version = '', ...input } = typed
  countSuspicious({ pattern, context }, input)
  if (editedIn(url) === 'days') {
    const closed = await closeDays(deps, { input, admin })
    return closed.ok ? redirectToSettings('days-closed') : refused(closed, input)
  }
  const asked = { input, version: versionIn(version), admin }
  const changed = await changeRules(deps, asked)
  return changed.ok ? redirectToSettings('settings-saved') : refused(changed, input)
}

/** A version that no settings have, when the form names none. */
const NO_VERSION = -1

function versionIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : NO_VERSION
}

/** What the rules of today do not change. */
function keptTermsSentence(openBookings: number): string {
  if (openBookings === 0) return 'No open booking has terms of its own.'
  if (openBookings === 1) return '1 open booking keeps the terms that its guest accepted.'
  return `${openBookings} open bookings keep the terms that their guests accepted.`
}

/** The acts that are the history of the settings. */
const SETTING_ACTIONS = ['rules-changed', 'days-closed', 'days-reopened'] as const

/** An act as the history of the settings words it: of changed rules only what was changed. */
function changeInWords(entry: AuditEntry): string {
  return entry.action === 'rules-changed' ? (entry.detail ?? '') : auditLogMessage(entry)
}
