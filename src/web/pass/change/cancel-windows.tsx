import { Icon } from '../../ui/icon.tsx'
import type { CancelView } from './cancel-view.ts'

/** The windows of the terms with the refund of each; the present one is framed. */
export function CancelWindows({
  view: { windows, now, paid },
}: {
  view: Pick<CancelView, 'windows' | 'now' | 'paid'>
}) {
  if (windows.length === 0) return null
  return (
    <section aria-labelledby="refunds">
      <div className="cluster middle spread below-16 gap-8 gap-x-16">
        <h2 className="size-card" id="refunds">
          What you get back
        </h2>
        <p className="pass-change__clock flex middle gap-8 size-small icons-jade">
          <Icon name="clock" />
          <span>
            Bangkok now: <b>{now}</b>
          </span>
        </p>
      </div>
      <div className="pass__panel stack gap-12 pad-panel raised-ticket">
        <table className="pass-change__windows full-width">
          <thead>
            <tr>
              <th className="regular" scope="col">
                If you cancel, Bangkok time
              </th>
              <th className="regular" scope="col">
                Refund
              </th>
            </tr>
          </thead>
          <tbody>
            {windows.map(({ until, note, back, share, is }) => (
              <tr key={until} className={`pass-change__window--${is}`}>
                <th className="regular" scope="row">
                  <b className="block strong">{until}</b>
                  <small className="muted size-small">{note}</small>
                </th>
                <td className="regular">
                  <b className="block display size-title nowrap">{back}</b>
                  {share && <small className="muted size-small">{share}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {paid && <p className="pass__small">{paid}</p>}
      </div>
    </section>
  )
}
