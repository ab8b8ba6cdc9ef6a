import { company } from '#content/company.ts'

export function pageTitle(title: string): string {
  return `${title} | ${company.name}`
}

/** For a page that search engines do not list. */
export function unlistedMeta(title: string) {
  return [{ title: pageTitle(title) }, { name: 'robots', content: 'noindex' }]
}
