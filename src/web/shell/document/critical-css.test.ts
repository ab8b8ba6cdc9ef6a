import { expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'
import { splitStylesheet } from './css-parts.ts'

const PAGE = '<html class="page"><p class="card card--wide">…</p></html>'

test.for([
  ['a rule without classes', 'body{margin:0}', true],
  ['a class of the page', '.card{margin:0}', true],
  ['a class that is not in the page', '.ticket{margin:0}', false],
  ['part of the name of a class', '.car{margin:0}', false],
  ['all classes of a selector', '.card.card--wide a:hover{margin:0}', true],
  ['not all classes of a selector', '.card .ticket{margin:0}', false],
  ['a class that must not be there', '.card:not(.ticket){margin:0}', true],
  ['one of some classes', '.card:is(.ticket,.card--wide) a{margin:0}', true],
  ['none of some classes', ':is(.ticket,.sheet) a{margin:0}', false],
  ['a class in something that must have it', '.page:has(>.card[open]){margin:0}', true],
  ['no class in something that must have it', '.page:has(.ticket){margin:0}', false],
  ['a state', '[aria-expanded=true]{margin:0}', true],
  ['a class inside a condition', '@media (width<100px){.card{margin:0}}', true],
  ['a font', '@font-face{font-family:A;src:url(/a.woff2)}', true],
  ['an animation of a rule', '.card{animation:turn 1s}@keyframes turn{to{rotate:1turn}}', true],
  ['a font with letters of the page', '@font-face{font-family:A;unicode-range:U+E01-E5B,U+2026}', true],
  ['a font without letters of the page', '@font-face{font-family:A;unicode-range:U+E01-E5B}', false],
] as const)('%s: %s', ([, rule, isNeeded]) => {
  expect(criticalCss(splitStylesheet(rule), PAGE).first).toBe(isNeeded ? rule : '')
})

test('of a selector list only the needed selectors stay, and an empty condition is removed', () => {
  const sheet = '.ticket,.card{margin:0}@media print{@supports (gap:0){.ticket{margin:0}}}'
  expect(criticalCss(splitStylesheet(sheet), PAGE).first).toBe('.card{margin:0}')
})

test('the order of the rules stays', () => {
  const sheet = '.card{top:0}@media print{.card{top:1px}}p{top:2px}.card--wide{top:3px}'
  expect(criticalCss(splitStylesheet(sheet), PAGE).first).toBe(sheet)
})

test('a custom property stays when a rule or style of the page reads it, directly or through another property', () => {
  const sheet =
    ':root{--ink:#000;--lake:#00f;--line:var(--ink)}.card{color:var(--line)}.ticket{color:var(--lake)}'
  expect(criticalCss(splitStylesheet(sheet), PAGE).first).toBe(
    ':root{--ink:#000;--line:var(--ink)}.card{color:var(--line)}',
  )
  const styled = PAGE.replace('<p', '<p style="color:var(--lake)"')
  expect(criticalCss(splitStylesheet(':root{--ink:#000;--lake:#00f}'), styled).first).toBe(
    ':root{--lake:#00f}',
  )
})

test('the styles that only the rest of a page needs are listed apart, with the tokens that they read', () => {
  const sheet =
    ':root{--lake:#00f}p{top:0}.card,.note{top:1px}@media print{.note{color:var(--lake)}}.ticket{top:2px}'
  const html = `${PAGE}<p class="note">…</p>`
  expect(criticalCss(splitStylesheet(sheet), html, PAGE.length)).toEqual({
    first: 'p{top:0}.card{top:1px}',
    later: ':root{--lake:#00f}.note{top:1px}@media print{.note{color:var(--lake)}}',
  })
})

test('an animation that no rule of the page names is left out', () => {
  const sheet = '@media (width<9px){.ticket{animation:turn 1s}}@keyframes turn{to{rotate:1turn}}p{top:0}'
  expect(criticalCss(splitStylesheet(sheet), PAGE).first).toBe('p{top:0}')
})

test('what shows only under a mouse comes after the first view', () => {
  const sheet = '.card{top:0}.card:hover{top:1px}'
  expect(criticalCss(splitStylesheet(sheet), PAGE).first).toBe(sheet)
  expect(criticalCss(splitStylesheet(sheet), `${PAGE}<hr>`, PAGE.length)).toEqual({
    first: '.card{top:0}',
    later: '.card:hover{top:1px}',
  })
})

test('what a closed `details` hides is no part of the first view', () => {
  const sheet = '.card{top:0}.note{top:1px}.sum{top:2px}'
  const step = (open: string) =>
    `<details class="card"${open}><summary><i class="sum"></i></summary><p class="note"></p></details>`
  const split = (open: string) => {
    const html = `${PAGE}${step(open)}<hr>`
    return criticalCss(splitStylesheet(sheet), html, html.length - 4)
  }
  expect(split('')).toEqual({ first: '.card{top:0}.sum{top:2px}', later: '.note{top:1px}' })
  expect(split(' open=""')).toEqual({ first: sheet, later: '' })
})

test('all custom properties stay where the page links a stylesheet that may read them', () => {
  const sheet = ':root{--ink:#000}@media print{:root{--ink:#111}}'
  const link = '<link nonce="n" rel="stylesheet" href="/a.css"/>'
  expect(criticalCss(splitStylesheet(sheet), link + PAGE).first).toBe(sheet)
  const forPrint = link.replace('/>', ' media="print"/>')
  expect(criticalCss(splitStylesheet(sheet), forPrint + PAGE).first).toBe('')
})
