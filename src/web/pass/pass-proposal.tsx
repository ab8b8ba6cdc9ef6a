import { Form, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { RefusedNotice } from '../ui/notice.tsx'
import { useIsOffline } from './offline/use-is-offline.ts'
import type { PassView } from './pass-view.ts'

/** What the operator proposes instead, beside what was asked for, with the two answers. Opening it answers nothing. */
export function PassProposal({
  proposal,
  error,
}: Pick<PassView, 'proposal'> & { error: string | undefined }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const isOffline = useIsOffline()
  if (!proposal && !error) return null
  return (
    <section className="pass__proposal tinted measure stack gap-12 pad-panel" aria-labelledby="proposal">
      <h2 id="proposal">Our proposal</h2>
      {error && (
        <RefusedNotice>
          <p>{error}</p>
        </RefusedNotice>
      )}
      {proposal && (
        <>
          {proposal.note && <p className="lines break">{proposal.note}</p>}
          <dl className="stack gap-8">
            {proposal.changes.map(({ label, was, becomes }) => (
              <div key={label}>
                <dt className="muted size-small">{label}</dt>
                <dd className="cluster baseline gap-4 gap-x-12">
                  <b>{becomes}</b>
                  <span className="pass__small">{was ? `instead of ${was}` : 'not agreed before'}</span>
                </dd>
              </div>
            ))}
          </dl>
          <Form method="post" className="pass__answers cluster gap-8">
            <input type="hidden" name="proposal" value={proposal.id} />
            <Button type="submit" name="answer" value="accept" look="primary" disabled={isBusy || isOffline}>
              Accept
            </Button>
            <Button type="submit" name="answer" value="turn-down" disabled={isBusy || isOffline}>
              No thanks
            </Button>
          </Form>
          <p className="pass__small">
            Accepting books the trip with these changes. “No thanks” keeps your request open, and we’ll look
            for something else.
          </p>
        </>
      )}
    </section>
  )
}
