import type { LegalPage } from './read-legal-page.ts'

/** Read when the site is built: only pages and tests may load this file, plain Node cannot. */
const files = import.meta.glob<LegalPage>('../legal/*.md', { import: 'default', eager: true })

export function findLegalPage(name: 'privacy' | 'terms'): LegalPage {
  const page = files[`../legal/${name}.md`]
  if (page === undefined) throw new Error(`no text for ${name}`)
  return page
}
