import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FirstViewEnd, fillPlaceholders, findFirstViewEnd, PageStyles } from './placeholders.tsx'

const MARKS = { styles: '<style>p{}</style>', later: '<style data-later="">' }
const html = renderToStaticMarkup(
  <div>
    <PageStyles />
    <p />
    <FirstViewEnd />
  </div>,
)

test('what React writes is replaced, with and without a fold', () => {
  expect(fillPlaceholders(html, MARKS)).toBe('<div><style>p{}</style><p></p><style data-later=""></div>')
  expect(html.slice(findFirstViewEnd(html))).toMatch(/^<template/)
  const withoutFold = renderToStaticMarkup(<PageStyles />)
  expect(findFirstViewEnd(withoutFold)).toBeUndefined()
  expect(fillPlaceholders(withoutFold, MARKS)).toBe(MARKS.styles)
})

test.for([
  ['styles with an attribute', '<style>', '<style data-href="">'],
  ['no styles', /<style>.*<\/style>/, ''],
  [
    'a fold with another attribute',
    '<template data-first-view-end="">',
    '<template data-first-view-end="" id="a">',
  ],
] as const)('markup that an update has changed fails with a sentence: %s', ([, from, to]) => {
  expect(() => fillPlaceholders(html.replace(from, to), MARKS)).toThrow(
    /React writes the places .* adapt src\/app\/document\/placeholders.tsx/,
  )
})
