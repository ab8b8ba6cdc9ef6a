import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useIsOffline } from '../offline/use-is-offline.ts'
import type { MovePreview } from './move-preview.ts'

/** Now and new side by side, with what it costs, and the press that moves. What was typed goes along. */
export function MoveSummary({ preview, typed }: { preview: MovePreview; typed: Record<string, string> }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const isOffline = useIsOffline()
  const { press, ...chosen } = typed
  const fields = { ...chosen, seenPriceBaht: preview.seenPriceBaht, seenVehicle: preview.seenVehicle }
  return (
    <section className="stack gap-12" aria-labelledby="preview">
      <h2 className="size-card" id="preview">
        What changes
      </h2>
      <div className="pass-change__sides grid middle gap-12 icons-jade">
        <Side label="now" side={preview.now} />
        <Icon name="arrow" />
        <Side label="new" side={preview.next} isNew />
      </div>
      <dl>
        {preview.lines.map(({ label, value }) => (
          <div className="cluster spread ruled pad-y-8 gap-4 gap-x-16" key={label}>
            <dt className="muted">{label}</dt>
            <dd className="medium">{value}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" reloadDocument className="stack gap-12">
        {Object.entries(fields).map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        <div className="pass-change__buttons cluster gap-12">
          <Button type="submit" name="press" value="move" look="primary" disabled={isBusy || isOffline}>
            {preview.press}
          </Button>
          <Button type="submit" name="press" value="again" disabled={isBusy || isOffline}>
            Choose something else
          </Button>
        </div>
        <p className="pass__small">{preview.promise}</p>
      </Form>
    </section>
  )
}

function Side({ label, side, isNew }: { label: string; side: MovePreview['now']; isNew?: boolean }) {
  return (
    <p
      className={
        isNew
          ? 'pass-change__side pass-change__side--new grid gap-4 align-centre'
          : 'pass-change__side grid gap-4 align-centre'
      }
    >
      <small className="muted size-small">{label}</small>
      <b className="strong">{side.what}</b>
      <span className="muted size-small">{side.more}</span>
      {side.back && <span>{side.back}</span>}
    </p>
  )
}
