import { expect, test } from 'vitest'
import { neededStyles } from './needed-styles.ts'

const PAGE = '<html class="page"><p class="card card--wide">…</p></html>'

test.for([
  ['a rule without classes', 'body{margin:0}', true],
  ['a class of the page', '.card{margin:0}', true],
  ['a class that is not in the page', '.ticket{margin:0}', false],
  ['part of the name of a class', '.car{margin:0}', false],
  ['all classes of a selector', '.card.card--wide a:hover{margin:0}', true],
  ['not all classes of a selector', '.card .ticket{margin:0}', false],
  ['a class that must not be there', '.card:not(.ticket){margin:0}', true],
  ['a class that may be there', '.card:is(.ticket,.sheet) a{margin:0}', true],
  ['a class that may come to be there', '.card:has(.is-open){margin:0}', true],
  ['a state', '[aria-expanded=true]{margin:0}', true],
  ['a class inside a condition', '@media (width<100px){.card{margin:0}}', true],
  ['a font', '@font-face{font-family:A;src:url(/a.woff2)}', true],
] as const)('%s: %s', ([, rule, isNeeded]) => {
  expect(neededStyles(rule)(PAGE)).toBe(isNeeded ? rule : '')
})

test('of a list only the needed selectors stay, and a condition with nothing in it goes', () => {
  const styles = neededStyles('.ticket,.card{margin:0}@media print{@supports (gap:0){.ticket{margin:0}}}')
  expect(styles(PAGE)).toBe('.card{margin:0}')
})

test('the order of the rules stays', () => {
  const sheet = '.card{top:0}@media print{.card{top:1px}}p{top:2px}.card--wide{top:3px}'
  expect(neededStyles(sheet)(PAGE)).toBe(sheet)
})

test('a custom property stays where something on the page reads it, also by way of another one', () => {
  const sheet =
    ':root{--ink:#000;--lake:#00f;--line:var(--ink)}.card{color:var(--line)}.ticket{color:var(--lake)}'
  expect(neededStyles(sheet)(PAGE)).toBe(':root{--ink:#000;--line:var(--ink)}.card{color:var(--line)}')
  const styled = PAGE.replace('<p', '<p style="color:var(--lake)"')
  expect(neededStyles(':root{--ink:#000;--lake:#00f}')(styled)).toBe(':root{--lake:#00f}')
})

test('an animation comes with the rule that uses it', () => {
  const turn = '@keyframes turn{from{rotate:0}to{rotate:1turn}}'
  const sheet = `${turn}.card{animation:turn 1s}.ticket{animation:shake 1s}@keyframes shake{to{left:1px}}`
  expect(neededStyles(sheet)(PAGE)).toBe(`${turn}.card{animation:turn 1s}`)
})
