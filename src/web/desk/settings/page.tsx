import { href, Link } from 'react-router'
import { findRules } from '#bookings/operator-rules/change-rules.ts'
import { findNumberOfOpenBookings } from '#bookings/operator-rules/settings-page.store.ts'
import { listNewestAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { depsContext } from '../../shell/context.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { Notice } from '../../ui/notice.tsx'
import { deskMeta } from '../frame/desk-meta.ts'
import type { Route } from './+types/page.ts'
import { DaysForm } from './days-form.tsx'
import { DaysSection } from './days-section.tsx'
import { RuleForm } from './rule-form.tsx'
import { editedIn, RULE_GROUP_NAMES } from './rule-groups.ts'
import { RuleHistory } from './rule-history.tsx'
import { RuleSection } from './rule-section.tsx'
import settingsCss from './settings.css?url'
import { changeInWords, SETTING_ACTIONS } from './view/change-in-words.ts'
import { tripCounts } from './view/channel-lines.ts'
import { loadClosedDays } from './view/closed-days.ts'
import { daysOffer } from './view/days-offer.ts'
import { keptTermsSentence } from './view/kept-terms-sentence.ts'
import { ruleLines } from './view/rule-lines.ts'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'
export { action } from './action.ts'

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
        <Link className="link settings__terms" to={href('/terms')} reloadDocument>
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
