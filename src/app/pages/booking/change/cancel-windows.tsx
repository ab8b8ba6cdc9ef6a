import { Icon } from '../../../ui/icon.tsx'
import type { CancelView } from './cancel-view.ts'

/** The windows of the terms with the refund of each; the present one is framed. */
export function CancelWindows({ view: { windows, now, paid } }: { view: CancelView }) {
  if (windows.length === 0) return null
  return (
    <section aria-labelledby="refunds">
      <div className="pass-change__head">
        <h2 id="refunds">What you get back</h2>
        <p className="pass-change__clock">
          <Icon name="clock" />
          <span>
            Bangkok now: <b>{now}</b>
          </span>
        </p>
      </div>
      <div className="pass__panel">
        <table className="pass-change__windows">
          <thead>
            <tr>
              <th scope="col">If you cancel, Bangkok time</th>
              <th scope="col">Refund</th>
            </tr>
          </thead>
          <tbody>
            {windows.map(({ until, note, back, share, is }) => (
              <tr key={until} className={`pass-change__window--${is}`}>
                <th scope="row">
                  <b>{until}</b>
                  <small>{note}</small>
                </th>
                <td>
                  <b>{back}</b>
                  {share && <small>{share}</small>}
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
