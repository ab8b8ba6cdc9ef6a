import { Link } from 'react-router'
import { PHOTO_SIZES } from '#catalogue/photos/photo.rules.ts'
import { StatePill, type StateTone } from '../../parts/state-pill.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { RefusedNotice } from '../../ui/notice.tsx'
import type { QuoteView } from './quote-view.ts'

const SIGNS: Record<QuoteView['state'], { tone: StateTone; sign: IconName }> = {
  open: { tone: 'wait', sign: 'clock' },
  old: { tone: 'over', sign: 'alert' },
  ended: { tone: 'over', sign: 'cross' },
  accepted: { tone: 'sure', sign: 'check' },
  over: { tone: 'over', sign: 'cross' },
}

/** Which version it is, what it offers, and until when. */
export function QuoteHead({ quote, error }: { quote: QuoteView; error: string | undefined }) {
  const { number, count, state, title, lead, said, message, newest, older } = quote
  return (
    <header className="measure stack gap-12">
      <StatePill {...SIGNS[state]} text={`Quote, version ${number} of ${count}`} />
      <h1>{title}</h1>
      <p className="muted size-lead">{lead}</p>
      {error && (
        <RefusedNotice>
          <p>{error}</p>
        </RefusedNotice>
      )}
      <p className={`strong quote__said quote__said--${state}`}>{said}</p>
      {message && (
        <figure className="quote__message flex gap-12">
          {message.face ? (
            <img className="quote__face rigid" src={message.face} alt="" {...PHOTO_SIZES.driver} />
          ) : (
            <b className="quote__face rigid centred display" aria-hidden="true">
              {message.initial}
            </b>
          )}
          <div className="shrink">
            <blockquote className="quote__note pad-row lines">{message.text}</blockquote>
            <figcaption className="muted size-small above-4">{message.writer}</figcaption>
          </div>
        </figure>
      )}
      {(newest || older) && (
        <p className="quote__versions cluster gap-x-16">
          {newest && (
            <Link className="link inline-flex middle touch" to={newest}>
              Open the latest version
            </Link>
          )}
          {older && (
            <Link className="link inline-flex middle touch" to={older}>
              Read version {number - 1}
            </Link>
          )}
        </p>
      )}
    </header>
  )
}
