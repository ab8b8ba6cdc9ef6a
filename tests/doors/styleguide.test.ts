import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fleet } from '#content/fleet.ts'
import { posters } from '#content/posters.ts'
import { builtSite } from './built-site.ts'

const PRIMITIVE = /^([\w-]+)\.(?:tsx|css)$/

/** What stands between the name of each file and the next one. */
function specimensIn(html: string): { file: string; shown: string }[] {
  return Array.from(
    html.matchAll(/data-file="([^"]+)"(.*?)(?=data-file=|<\/main>)/gs),
    ([, file = '', shown = '']) => ({
      file,
      shown,
    }),
  )
}

test('the style guide is open to everybody and closed to search engines', async () => {
  await using site = await builtSite()
  const page = await site.get('/styleguide')
  expect(page.status).toBe(200)
  expect(page.html).toContain('<meta name="robots" content="noindex"')
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  for (const path of ['/sitemap.xml', '/robots.txt', '/'])
    expect((await site.get(path)).html, path).not.toContain('styleguide')
})

test('no other page loads its stylesheet', async () => {
  await using site = await builtSite()
  const sheetsOf = (html: string) =>
    Array.from(
      html.matchAll(/<link\b[^>]* rel="stylesheet" href="([^"]+)"(?! media="print")/g),
      ([, href]) => href,
    )
  const [own, home] = [await site.get('/styleguide'), await site.get('/')]
  expect(sheetsOf(own.html)).toHaveLength(1)
  expect(sheetsOf(home.html)).toHaveLength(0)
})

test('every token is shown, each theme with its own values', async () => {
  await using site = await builtSite()
  const { html, text } = await site.get('/styleguide')
  const css = readFileSync('src/app/styles/tokens.css', 'utf8')
  const tokens = new Set(Array.from(css.matchAll(/^\s*(--[\w-]+):/gm), ([, name = '']) => name))
  expect(tokens.size).toBeGreaterThan(30)
  expect([...tokens].filter((token) => !new RegExp(`${token}(?![\\w-])`).test(text))).toEqual([])
  const papers = Array.from(css.matchAll(/--paper: (#\w+)/g), ([, paper]) => paper)
  const panels = Array.from(
    html.matchAll(/data-theme="(?:light|dark)" style="[^"]*--paper:(#\w+)/g),
    ([, paper]) => paper,
  )
  expect(new Set(papers).size).toBe(2)
  expect([...new Set(panels)]).toEqual(papers)
})

test('every primitive is shown, under the name of its file', async () => {
  await using site = await builtSite()
  const specimens = specimensIn((await site.get('/styleguide')).html)
  const primitives = new Set(readdirSync('src/app/ui').flatMap((file) => PRIMITIVE.exec(file)?.[1] ?? []))
  expect(primitives.size).toBeGreaterThan(10)
  for (const name of primitives) {
    const own = specimens.filter(
      ({ file }) => path.dirname(file) === 'ui' && PRIMITIVE.exec(path.basename(file))?.[1] === name,
    )
    const isDrawn = new RegExp(`class="(?:[^"]* )?${name}[ "]`)
    expect.soft(own.filter(({ shown }) => isDrawn.test(shown)).length, name).toBeGreaterThan(0)
  }
  expect(specimens.filter(({ file }) => !existsSync(path.join('src/app', file)))).toEqual([])
})

test('every sign of the sprite is shown', async () => {
  await using site = await builtSite()
  const icons = specimensIn((await site.get('/styleguide')).html).find(({ file }) => file === 'ui/icon.tsx')
  const drawn = Array.from(
    readFileSync('public/icons.svg', 'utf8').matchAll(/id="i-([\w-]+)"/g),
    ([, name]) => name,
  )
  const shown = Array.from(icons?.shown.matchAll(/icons\.svg#i-([\w-]+)"/g) ?? [], ([, name]) => name)
  expect(drawn.length).toBeGreaterThan(10)
  expect(shown.toSorted()).toEqual(drawn.toSorted())
})

test('every poster is shown whole and in three crops, with its name and its words; so is every vehicle', async () => {
  await using site = await builtSite()
  const { html, text } = await site.get('/styleguide')
  const sheets = specimensIn(html).find(({ file }) => file === 'ui/art.tsx')?.shown ?? ''
  for (const [name, { alt }] of Object.entries(posters)) {
    expect.soft(sheets.split(`src="/art/${name}.svg"`), name).toHaveLength(5)
    expect.soft(sheets).toContain(`<h3>${name}</h3>`)
    expect.soft(text).toContain(`${name} ${alt} Focus`)
  }
  for (const { picture } of Object.values(fleet)) expect(html).toContain(`src="${picture}"`)
})
