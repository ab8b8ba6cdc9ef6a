import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { posters } from '#content/pictures/posters.ts'
import { renderMarkup } from '../../shell/render-markup.tsx'
import { Guide } from './guide.tsx'

const PRIMITIVE = /^([\w-]+)\.(?:tsx|css)$/

const { __html: html } = renderMarkup('/styleguide', <Guide />)

/** The markup of each specimen: from the name of its file to the next name. */
function specimens(): { file: string; shown: string }[] {
  const found = `${html}data-file=`.matchAll(/data-file="([^"]+)"(.*?)(?=data-file=)/gs)
  return Array.from(found, ([, file = '', shown = '']) => ({ file, shown }))
}

test('every token is shown, each theme with its own values', () => {
  const css = readFileSync('src/web/styles/tokens.css', 'utf8')
  const tokens = new Set(Array.from(css.matchAll(/^\s*(--[\w-]+):/gm), ([, name = '']) => name))
  expect(tokens.size).toBeGreaterThan(30)
  expect([...tokens].filter((token) => !new RegExp(`${token}(?![\\w-])`).test(html))).toEqual([])
  const papers = Array.from(css.matchAll(/--paper: (#\w+)/g), ([, paper]) => paper)
  const panels = Array.from(
    html.matchAll(/data-theme="(?:light|dark)" style="[^"]*--paper:(#\w+)/g),
    ([, paper]) => paper,
  )
  expect(new Set(papers).size).toBe(2)
  expect([...new Set(panels)]).toEqual(papers)
})

test('every primitive is shown, under the name of its file', () => {
  const all = specimens()
  const primitives = new Set(readdirSync('src/web/ui').flatMap((file) => PRIMITIVE.exec(file)?.[1] ?? []))
  expect(primitives.size).toBeGreaterThan(10)
  for (const name of primitives) {
    const own = all.filter(
      ({ file }) => path.dirname(file) === 'ui' && PRIMITIVE.exec(path.basename(file))?.[1] === name,
    )
    const isDrawn = new RegExp(`class="(?:[^"]* )?${name}[ "]`)
    expect.soft(own.filter(({ shown }) => isDrawn.test(shown)).length, name).toBeGreaterThan(0)
  }
  expect(all.filter(({ file }) => !existsSync(path.join('src/web', file)))).toEqual([])
})

test('every icon of the sprite is shown', () => {
  const icons = specimens().find(({ file }) => file === 'ui/icon.tsx')
  const drawn = Array.from(
    readFileSync('public/icons.svg', 'utf8').matchAll(/id="i-([\w-]+)"/g),
    ([, name]) => name,
  )
  const shown = Array.from(icons?.shown.matchAll(/icons\.svg#i-([\w-]+)"/g) ?? [], ([, name]) => name)
  expect(drawn.length).toBeGreaterThan(10)
  expect([...new Set(shown)].toSorted()).toEqual(drawn.toSorted())
})

test('every poster is shown whole and in three crops, with its name and alt text, and every vehicle is shown', () => {
  const sheets = specimens().find(({ file }) => file === 'ui/art.tsx')?.shown ?? ''
  for (const [name, { alt }] of Object.entries(posters)) {
    expect.soft(sheets.split(`src="/art/${name}.svg"`), name).toHaveLength(5)
    expect.soft(sheets).toContain(`<h3>${name}</h3><p>${alt}</p>`)
  }
  for (const { picture } of Object.values(vehicleClasses)) expect(html).toContain(`src="${picture}"`)
})
