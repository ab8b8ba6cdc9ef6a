import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breakable } from './breakable.tsx'

test.each([
  ['ada.lovelace@example.com', 'ada.<wbr/>lovelace@<wbr/>example.com'],
  ['ada@', 'ada@'],
  ['River Inn, Soi 3. Room 5', 'River Inn, Soi 3. Room 5'],
])('an email address breaks behind its @ and the dots before it, other text as it is: %s', (text, markup) => {
  expect(renderToStaticMarkup(<Breakable text={text} />)).toBe(markup)
})
