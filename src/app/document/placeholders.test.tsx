import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Fold, fillPlaceholders, foldOf, PageStyles } from './placeholders.tsx'

const MARKS = { styles: '<style>p{}</style>', later: '<style data-later="">' }
const html = renderToStaticMarkup(
  <div>
    <PageStyles />
    <p />
    <Fold />
  </div>,
)

test('what React writes is replaced, with and without a fold', () => {
  expect(fillPlaceholders(html, MARKS)).toBe('<div><style>p{}</style><p></p><style data-later=""></div>')
  expect(html.slice(foldOf(html))).toMatch(/^<template/)
  const withoutFold = renderToStaticMarkup(<PageStyles />)
  expect(foldOf(withoutFold)).toBeUndefined()
  expect(fillPlaceholders(withoutFold, MARKS)).toBe(MARKS.styles)
})

test.for([
  ['styles with an attribute', '<style>', '<style data-href="">'],
  ['no styles', /<style>.*<\/style>/, ''],
  ['a fold with another attribute', '<template data-fold="">', '<template data-fold="" id="a">'],
] as const)('markup that an update has changed fails with a sentence: %s', ([, from, to]) => {
  expect(() => fillPlaceholders(html.replace(from, to), MARKS)).toThrow(
    /React writes the places .* adapt src\/app\/document\/placeholders.tsx/,
  )
})
