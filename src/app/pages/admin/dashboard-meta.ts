import { pageTitle } from '../../sections/page-title.ts'

export function dashboardMeta(title: string) {
  return [{ title: pageTitle(`${title}, dashboard`) }, { name: 'robots', content: 'noindex' }]
}
