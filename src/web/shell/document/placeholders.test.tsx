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

test('the placeholders are replaced, with and without an end of the first view', () => {
  expect(fillPlaceholders(html, MARKS)).toBe('<div><style>p{}</style><p></p><style data-later=""></div>')
  expect(html.slice(findFirstViewEnd(html))).toMatch(/^<template/)
  const withoutEnd = renderToStaticMarkup(<PageStyles />)
  expect(findFirstViewEnd(withoutEnd)).toBeUndefined()
  expect(fillPlaceholders(withoutEnd, MARKS)).toBe(MARKS.styles)
})

test.for([
  ['styles with an attribute', '<style>', '<style data-href="">'],
  ['no styles', /<style>.*<\/style>/, ''],
  [
    'an end of the first view with another attribute',
    '<template data-first-view-end="">',
    '<template data-first-view-end="" id="a">',
  ],
] as const)('markup that an update of React has changed throws an error: %s', ([, from, to]) => {
  expect(() => fillPlaceholders(html.replace(from, to), MARKS)).toThrow(
    /React has changed how it writes the placeholders .* adapt src\/web\/shell\/document\/placeholders.tsx/,
  )
})
