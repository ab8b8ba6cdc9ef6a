import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Markup } from '../parts/static-markup.tsx'

/**
 * Renders static parts of a page to HTML. For loaders: the components are not sent to the browser, and React does not
 * hydrate them.
 * @param path of the page, against which relative links resolve
 */
export function renderMarkup(path: string, parts: ReactNode): Markup {
  return { __html: renderToStaticMarkup(<StaticRouter location={path}>{parts}</StaticRouter>) }
}
