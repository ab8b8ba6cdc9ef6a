import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useIsOffline } from '../offline/use-is-offline.ts'
import type { MovePreview } from './move-preview.ts'

/** Now and new side by side, with what it costs, and the press that moves. What was typed goes along. */
export function MoveSummary({ preview, typed }: { preview: MovePreview; typed: Record<string, string> }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const isOffline = useIsOffline()
  const { press, ...chosen } = typed
  const fields = { ...chosen, seenPriceBaht: preview.seenPriceBaht, seenVehicle: preview.seenVehicle }
  return (
    <section className="pass-change__form" aria-labelledby="preview">
      <h2 id="preview">What changes</h2>
      <div className="pass-change__sides">
        <Side label="now" side={preview.now} />
        <Icon name="arrow" />
        <Side label="new" side={preview.next} isNew />
      </div>
      <dl className="pass-change__lines">
        {preview.lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" reloadDocument className="pass-change__form">
        {Object.entries(fields).map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        <div className="pass-change__buttons">
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
    <p className={isNew ? 'pass-change__side pass-change__side--new' : 'pass-change__side'}>
      <small>{label}</small>
      <b>{side.what}</b>
      <span>{side.more}</span>
      {side.back && <span>{side.back}</span>}
    </p>
  )
}
