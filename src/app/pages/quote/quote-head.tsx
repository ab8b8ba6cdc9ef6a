import { Link } from 'react-router'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { RefusedNotice } from '../../ui/notice.tsx'
import type { QuoteView } from './quote-view.ts'

const SIGNS: Record<QuoteView['state'], IconName> = {
  open: 'clock',
  old: 'alert',
  ended: 'cross',
  accepted: 'check',
  over: 'cross',
}

/** Which version it is, what it offers, and until when. */
export function QuoteHead({ quote, error }: { quote: QuoteView; error: string | undefined }) {
  const { number, count, state, title, lead, said, note, newest, older } = quote
  return (
    <header className="quote__head">
      <p className="quote__state">
        <Icon name={SIGNS[state]} />
        Quote, version {number} of {count}
      </p>
      <h1>{title}</h1>
      <p className="quote__lead">{lead}</p>
      {error && (
        <RefusedNotice>
          <p>{error}</p>
        </RefusedNotice>
      )}
      <p className={`quote__said quote__said--${state}`}>{said}</p>
      {note && <p className="quote__note">{note}</p>}
      {(newest || older) && (
        <p className="quote__versions">
          {newest && (
            <Link className="link" to={newest}>
              Open the newest version
            </Link>
          )}
          {older && (
            <Link className="link" to={older}>
              Read version {number - 1}
            </Link>
          )}
        </p>
      )}
    </header>
  )
}
