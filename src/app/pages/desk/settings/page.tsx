import { data, href, Link, redirect } from 'react-router'
import { findNumberOfOpenBookings } from '#adapters/database/desk/settings.ts'
import { listNewestAuditEntries } from '#adapters/database/maintenance/audit-log.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import { changeRules, findRules } from '#operations/rules/change-rules.ts'
import { depsContext } from '../../../context.ts'
import { flashCookie } from '../../../flash-message.ts'
import { countSuspicious, readForm, refused, requireBudget, textValues } from '../../../form-post.ts'
import { PRIVATE_HEADERS } from '../../../private-headers.ts'
import { requireAdmin } from '../../../require-admin.ts'
import { Notice } from '../../../ui/notice.tsx'
import { orUnavailable } from '../../../unavailable.ts'
import { dashboardMeta } from '../../admin/dashboard-meta.ts'
import type { Route } from './+types/page.ts'
import { RuleForm } from './rule-form.tsx'
import { groupIn, RULE_GROUP_NAMES } from './rule-groups.ts'
import { RuleHistory } from './rule-history.tsx'
import { RuleSection } from './rule-section.tsx'
import settingsCss from './settings.css?url'
import { keptTermsSentence } from './view/kept-terms-sentence.ts'
import { ruleLines } from './view/rule-lines.ts'

export { DashboardError as ErrorBoundary } from '../../admin/dashboard-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: settingsCss }]

const SHOWN_CHANGES = 10

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  const deps = context.get(depsContext)
  const { read } = deps.db
  const [{ settings, version }, open, changes] = await orUnavailable(
    Promise.all([
      findRules(deps),
      findNumberOfOpenBookings(read, bangkokDay(deps.now())),
      listNewestAuditEntries(read, SHOWN_CHANGES, 'rules-changed'),
    ]),
  )
  return data(
    {
      ...{ settings, version, edited: groupIn(url), lines: ruleLines(settings) },
      keptTerms: keptTermsSentence(open),
      changes: changes.map(({ id, at, actor, detail }) => ({ id, at, actor, detail })),
    },
    { headers: PRIVATE_HEADERS },
  )
}

export async function action({ request, pattern, context }: Route.ActionArgs) {
  const admin = await requireAdmin({ request, context })
  await requireBudget({ pattern, context })
  const { version = '', ...input } = textValues(await readForm(request))
  countSuspicious({ pattern, context }, input)
  const changed = await changeRules(context.get(depsContext), {
    ...{ input, version: versionIn(version), admin: admin.email },
  })
  if (!changed.ok) return refused(changed, input)
  const headers = { ...PRIVATE_HEADERS, 'set-cookie': flashCookie('settings-saved') }
  return redirect(href('/desk/settings'), { status: 303, headers })
}

/** A version that no settings have, when the form names none. */
const NO_VERSION = -1

function versionIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : NO_VERSION
}

export function headers() {
  return PRIVATE_HEADERS
}

export const meta: Route.MetaFunction = () => dashboardMeta('Settings')

/** The rules of booking: each is read with what follows from it, and changed by its own form. */
export default function Settings({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { settings, version, edited, lines, keptTerms, changes } = loaderData
  return (
    <div className="settings">
      <header className="desk-head">
        <h1>Settings</h1>
        <Link className="link settings__terms" to={href('/terms')} reloadDocument>
          What guests read
        </Link>
      </header>
      <Notice tone="info" title="New rules hold for what is booked after you save.">
        <p>{keptTerms}</p>
      </Notice>
      <div className="settings__groups">
        {RULE_GROUP_NAMES.map((group) =>
          group === edited ? (
            <RuleForm {...{ group, settings, version, answer }} key={group} />
          ) : (
            <RuleSection group={group} lines={lines[group]} key={group} />
          ),
        )}
        <RuleHistory changes={changes} />
      </div>
    </div>
  )
}
