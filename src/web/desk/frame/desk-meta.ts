import { pageTitle } from '../../parts/head/page-title.ts'

export function deskMeta(title: string) {
  return [{ title: pageTitle(`${title}, dashboard`) }, { name: 'robots', content: 'noindex' }]
}
