import { href, Link } from 'react-router'
import { adminOf } from '../../shell/access/admin-of.ts'
import { depsContext } from '../../shell/context.ts'
import { Art } from '../../ui/art.tsx'
import { Icon } from '../../ui/icon.tsx'
import { deskMeta } from '../frame/desk-meta.ts'
import { Badge } from '../labels/badge.tsx'
import type { Route } from './+types/page.ts'
import { QuoteForm } from './quote-form.tsx'
import quotesCss from './quotes.css?url'
import { VersionsPanel } from './versions-panel.tsx'
import { loadQuote, type QuoteView } from './view/load-quote.ts'
import { WishesPanel } from './wishes-panel.tsx'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'
export { action } from './quote-action.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: quotesCss }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = adminOf({ context }).email
  const quote = await loadQuote(context.get(depsContext), { ...params, admin })
  return { quote, refused: undefined }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData ? `Quote for ${loaderData.quote.name}, ${loaderData.quote.reference}` : 'Quote')

export default function DeskQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, refused } = actionData ?? loaderData
  return (
    <div className="desk-quote stack gap-16 break">
      <QuoteHead quote={quote} />
      <VersionsPanel quote={quote} />
      <div className="desk-quote__columns stack grid at-top gap-16">
        <WishesPanel quote={quote} />
        {quote.canWrite ? (
          <>
            <QuoteForm quote={quote} refused={refused} />
            <PreviewPanel quote={quote} />
          </>
        ) : (
          <p>
            {refused?.notice.text} A quote can be written for a request without a price: a custom trip, or a
            ride.
          </p>
        )}
      </div>
    </div>
  )
}

/** What the guest would see of the draft as it was saved last. */
function PreviewPanel({ quote: { preview, name } }: { quote: QuoteView }) {
  return (
    <section className="panel desk-quote__preview" aria-labelledby="preview">
      <header className="panel__head">
        <h2 id="preview">{name} sees</h2>
      </header>
      {preview ? (
        <div className="desk-quote__seen stack gap-8">
          {preview.picture && <Art picture={preview.picture} alt="" />}
          <h3 className="display size-title">{preview.title}</h3>
          <p className="block muted regular size-meta">{preview.party}</p>
          <dl className="facts">
            {preview.days.map(({ day, text }) => (
              <div className="ruled" key={day}>
                <dt className="strong">{day}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="ruled pad-top-12">
            <b className="display size-card nowrap">{preview.total}</b>
            <span className="block muted regular size-meta">for the whole vehicle</span>
          </p>
          <p>{preview.pays}</p>
          <p className="block muted regular size-meta">{preview.until}</p>
        </div>
      ) : (
        <p className="stack gap-12 pad-body">
          Give the trip a name, days and a price, then save the draft to see it as the guest will.
        </p>
      )}
    </section>
  )
}

/** For whom the quote is, and how long until the promised answer. */
function QuoteHead({ quote: { name, reference, state, countdown } }: { quote: QuoteView }) {
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
      {countdown && (
        <p className={countdown.isSoon ? 'flex middle gap-4 strong lacquer' : 'flex middle gap-4 strong ink'}>
          <Icon name="clock" />
          {countdown.text}, {countdown.until}
        </p>
      )}
    </header>
  )
}
