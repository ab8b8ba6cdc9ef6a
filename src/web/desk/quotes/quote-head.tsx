import { href, Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { Badge } from '../labels/badge.tsx'
import type { QuoteView } from './view/load-quote.ts'

/** For whom the quote is, and how long until the promised answer. */
export function QuoteHead({ quote: { name, reference, state, left } }: { quote: QuoteView }) {
  return (
    <header className="desk-head cluster middle spread gap-8 gap-x-16">
      <div>
        <p>
          <Link
            className="inline-flex middle gap-4 touch river strong"
            to={href('/desk/bookings/:reference', { reference })}
          >
            <Icon name="chevron-left" /> Booking {reference}
          </Link>
        </p>
        <h1>Quote for {name}</h1>
        <p>
          <Badge state={state} />
        </p>
      </div>
      {left && (
        <p
          className={
            left.isSoon
              ? 'desk-quote__left desk-quote__left--soon flex middle gap-4 strong'
              : 'desk-quote__left flex middle gap-4 strong'
          }
        >
          <Icon name="clock" />
          {left.text}, {left.until}
        </p>
      )}
    </header>
  )
}
