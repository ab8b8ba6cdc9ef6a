import { expect } from '../guest.ts'
import { states } from './page-states.ts'
import { test } from './site-data.ts'

test('every page has a title of its own', async ({ siteData, request }) => {
  const titles = new Map<string, string>()
  for (const { route, at = `/${route}`, as, reach } of states) {
    if (reach) continue
    const address = typeof at === 'string' ? at : at(siteData)
    const cookie = as ? siteData[as].map(({ name, value }) => `${name}=${value}`).join('; ') : ''
    const answer = await request.get(address, { headers: { cookie }, maxRedirects: 0 })
    const title = /<title>([^<]+)<\/title>/.exec(await answer.text())?.[1]
    // A page with another search, link or booking counts once.
    if (answer.ok())
      titles.set(route.includes(':') || address.includes('tab=') ? address : route, title ?? '')
  }
  expect(titles.size).toBeGreaterThan(25)
  const shared = [...titles].filter(
    ([, title]) => [...titles.values()].filter((one) => one === title).length > 1,
  )
  expect(shared).toEqual([])
})
