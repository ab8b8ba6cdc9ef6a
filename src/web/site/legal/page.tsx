import { href } from 'react-router'
import { findLegalPage } from '#content/markdown/legal.ts'
import { formatDate } from '#platform/time/calendar.ts'
import { WithContents } from '../../parts/contents/contents.tsx'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { Prose } from '../../parts/prose/prose.tsx'
import { depsContext } from '../../shell/context.ts'
import { NO_SCRIPTS } from '../../shell/page-handles.ts'
import type { Route } from './+types/page.ts'

/** The terms and the privacy notice share this module; the path says which is shown. */
export function loader({ url, context }: Route.LoaderArgs) {
  const name = url.pathname.startsWith(href('/terms')) ? 'terms' : 'privacy'
  const { title, description, updated, html, sections } = findLegalPage(
    name,
    context.get(depsContext).rules(),
  )
  return {
    path: name === 'terms' ? href('/terms') : href('/privacy'),
    ...{ title, description, updated, html, sections },
    updatedOn: formatDate(updated),
  }
}

export const handle = NO_SCRIPTS

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { title, description, path } = loaderData
  return pageMeta({ title, description, path, publicUrl: matches[0].loaderData.publicUrl })
}

export default function LegalPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <div className="page wrap">
      <header>
        <h1>{page.title}</h1>
        <p className="muted above-8">
          {'Last changed on '}
          <time dateTime={page.updated}>{page.updatedOn}</time>
        </p>
      </header>
      <WithContents sections={page.sections}>
        <Prose html={page.html} />
      </WithContents>
    </div>
  )
}
