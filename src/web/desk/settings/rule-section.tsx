import { href } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import { RULE_GROUPS, type RuleGroup } from './rule-groups.ts'
import type { RuleLine } from './view/rule-lines.ts'

/** The address at which a group of rules, or the days without trips, are changed. */
export function editAddress(edited: RuleGroup | 'days'): string {
  return `${href('/desk/settings')}?edit=${edited}`
}

/** A group of rules to read, each with what follows from it. */
export function RuleSection({ group, lines }: { group: RuleGroup; lines: readonly RuleLine[] }) {
  const { title } = RULE_GROUPS[group]
  return (
    <section className="panel" aria-labelledby={group}>
      <div className="panel__head">
        <h2 id={group}>{title}</h2>
        <LinkButton className="to-end" look="quiet" to={editAddress(group)} preventScrollReset>
          Edit<span className="visually-hidden"> {title}</span>
        </LinkButton>
      </div>
      <dl className="rules">
        {lines.map(({ name, value, effect }) => (
          <div className="cluster ruled pad-row gap-4 gap-x-12" key={name}>
            <dt className="muted">{name}</dt>
            <dd>
              <b>{value}</b>
              {effect && <p className="muted size-meta">{effect}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
