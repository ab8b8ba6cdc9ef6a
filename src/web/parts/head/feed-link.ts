import { href, type MetaDescriptor } from 'react-router'

/** The link by which feed readers find the RSS feed. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Travel guides',
  href: href('/blog/rss.xml'),
}
