import { pageTitle } from '../../parts/head/page-title.ts'
import { StaticMarkup } from '../../parts/static-markup.tsx'
import { renderMarkup } from '../../shell/render-markup.tsx'
import type { Route } from './+types/page.ts'
import { Guide } from './guide.tsx'
import styleguideCss from './styleguide.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styleguideCss }]

/** The server renders all of it, because the drawings are listed there alone. */
export function loader() {
  return renderMarkup('/styleguide', <Guide />)
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Style guide') }]

/** The design system, shown with the real components. Served by `npm run dev` only. */
export default function StyleguidePage({ loaderData }: Route.ComponentProps) {
  return <StaticMarkup markup={loaderData} />
}
