import { depsContext } from '../../shell/context.ts'
import { deskMeta } from '../frame/desk-meta.ts'
import type { Route } from './+types/page.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { QuoteForm } from './quote-form.tsx'
import { QuoteHead } from './quote-head.tsx'
import quotesCss from './quotes.css?url'
import { VersionsPanel } from './versions-panel.tsx'
import { loadQuote } from './view/load-quote.ts'
import { WishesPanel } from './wishes-panel.tsx'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'
export { action } from './quote-action.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: quotesCss }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const quote = await loadQuote(context.get(depsContext), params)
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
      <div className="desk-quote__columns grid at-top gap-16">
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
