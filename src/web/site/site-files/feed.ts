import { href } from 'react-router'
import { POST_CATEGORIES } from '#catalogue/post.rules.ts'
import { company } from '#content/company.ts'
import { listPosts } from '#content/markdown/posts.ts'
import { depsContext } from '../../shell/context.ts'
import type { Route } from './+types/feed.ts'
import { escapeXml, xmlResponse } from './xml.ts'

/** The RSS feed of the articles. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(depsContext)
  const items = listPosts().map((post) => {
    const address = publicUrl + href('/blog/:id', { id: post.id })
    return [
      '<item>',
      element('title', post.title),
      element('link', address),
      `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
      element('description', post.excerpt),
      element('category', POST_CATEGORIES[post.category]),
      element('pubDate', noonInBangkok(post.date)),
      ...(post.updated ? [element('atom:updated', `${post.updated}T12:00:00+07:00`)] : []),
      '</item>',
    ].join('\n')
  })
  const self = publicUrl + href('/blog/rss.xml')
  return xmlResponse(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', `${company.name}: travel guides for ${company.town}`)}
${element('link', publicUrl + href('/blog'))}
${element('description', `What to know before a day around ${company.town}.`)}
<language>en-GB</language>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>`,
    'application/rss+xml',
  )
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** A date has no time; noon in Bangkok falls on the same date in nearly every time zone. */
function noonInBangkok(date: string): string {
  return new Date(`${date}T12:00:00+07:00`).toUTCString()
}
