import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TOKEN_DESCRIPTIONS } from './token-descriptions.ts'
import { readTokens } from './tokens.ts'

const css = readFileSync('src/web/styles/tokens.css', 'utf8')
const tokens = readTokens(css)
const names = tokens.map(({ name }) => name)

test('each token is read once, with its value in both themes', () => {
  expect(
    readTokens(`
      :root { --paper: #fff; /* --old: 1px; */ --header: 76px; }
      @media (prefers-color-scheme: dark) { :root { --paper: #000; } }
      @media (max-width: 720px) { :root { --header: 64px; } }`),
  ).toEqual([
    { name: 'paper', light: '#fff', dark: '#000' },
    { name: 'header', light: '76px', dark: '76px' },
  ])
})

test('no token of the stylesheet is missed', () => {
  const written = Array.from(css.matchAll(/^\s*--([\w-]+):/gm), ([, name]) => name)
  expect(names).toEqual([...new Set(written)])
  expect(tokens.filter(({ light, dark }) => light !== dark).length).toBeGreaterThan(10)
})

test('the style guide describes exactly the tokens of the stylesheet', () => {
  expect(Object.keys(TOKEN_DESCRIPTIONS).sort()).toEqual(names.toSorted())
})

test('every token is used', () => {
  const sources = globSync('src/web/**/*.{css,tsx}', { exclude: ['src/web/ui/styleguide/**'] })
  const used = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(names.filter((name) => !used.includes(`var(--${name})`))).toEqual([])
})
