// Vite plugins that parse texts and styles at build time instead of at start.
import path from 'node:path'
import type { Plugin } from 'vite'
import { readLegalPage } from '#content/markdown/read-legal-page.ts'
import { readPost } from '#content/markdown/read-post.ts'
import { splitStylesheet } from '#web/shell/document/css-parts.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** By the path in the project. */
const READERS: [file: RegExp, read: (file: string, source: string) => unknown][] = [
  [/^content\/posts\/[^/]+\.md$/, readPost],
  [/^content\/legal\/[^/]+\.md$/, readLegalPage],
]

/** Imports an article or a legal page as its parsed content; an invalid one stops the build. */
export function readTexts(): Plugin {
  return {
    name: 'read-texts',
    transform(source, id) {
      const name = path.relative(ROOT, id)
      const [, read] = READERS.find(([file]) => file.test(name)) ?? []
      return read && moduleOf(read(name, source))
    },
  }
}

/** Imports a stylesheet with `?inline&parts` as its parts. */
export function splitStylesheets(): Plugin {
  return {
    name: 'take-styles-apart',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.css?inline&parts')) return
      const [, stylesheet] = /^export default (".*")\s*;?\s*$/.exec(code) ?? []
      if (stylesheet === undefined) this.error('Vite does not give the stylesheet as one string any more')
      return moduleOf(splitStylesheet(JSON.parse(stylesheet)))
    },
  }
}

function moduleOf(data: unknown) {
  return { code: `export default ${JSON.stringify(data)}`, map: null }
}
