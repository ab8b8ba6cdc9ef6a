import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Markup } from './sections/static-markup.tsx'

/**
 * What never changes in the browser, made to markup. For loaders: the components stay on the server, and React has
 * nothing to take over in them.
 * @param path of the page, from which relative links lead on
 */
export function renderMarkup(path: string, parts: ReactNode): Markup {
  return { __html: renderToStaticMarkup(<StaticRouter location={path}>{parts}</StaticRouter>) }
}
