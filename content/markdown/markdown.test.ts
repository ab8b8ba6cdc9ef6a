import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

test('headings get ids, and those of the second level make the table of contents', () => {
  const { html, sections } = renderMarkdown("## When to come\n\n### In *May*\n\n## A dragon's mouth")
  expect(html).toContain('<h2 id="when-to-come">When to come</h2>')
  expect(html).toContain('<h3 id="in-may">In <em>May</em></h3>')
  expect(sections).toEqual([
    { id: 'when-to-come', title: 'When to come' },
    { id: 'a-dragons-mouth', title: "A dragon's mouth" },
  ])
})

test('a table is in a scrollable frame, named after its section', () => {
  const { html } = renderMarkdown('## Tiers & times\n\n| Tier | Walk |\n|---|---|\n| **1** | 10 min |')
  expect(html).toContain(
    '<div class="table-frame" role="region" tabindex="0" aria-label="Tiers &amp; times"><table>',
  )
  expect(html).toContain('<th scope="col">Walk</th>')
  expect(html).toContain('<td><strong>1</strong></td><td>10 min</td>')
})

test('links lead to this site, to https or to a mailbox', () => {
  expect(renderMarkdown('Write to hello@saphan.example.').html).toContain('mailto:hello@saphan.example')

  expect(renderMarkdown('[all](/tours) [park](https://park.example)').html).toBe(
    '<p><a href="/tours">all</a> <a href="https://park.example">park</a></p>\n',
  )
})

test.for([
  ['[x](javascript:alert(1))', 'a link to javascript:alert(1)'],
  ['[x](//evil.example)', 'a link to //evil.example'],
  ['[x](http://park.example)', 'a link to http://park.example'],
  ['<script>alert(1)</script>', 'raw HTML'],
  ['Hello <b>there</b>', 'raw HTML'],
  ['![x](/art/raintree.svg)', 'a picture: /art/raintree.svg'],
  ['# Title', 'the page has its title already: Title'],
] as const)('%s is refused', ([text, problem]) => {
  expect(() => renderMarkdown(text)).toThrow(problem)
})
