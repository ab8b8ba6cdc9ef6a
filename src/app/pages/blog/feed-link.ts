import { href, type MetaDescriptor } from 'react-router'

/** Tells feed readers where new articles are announced. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Travel guides',
  href: href('/blog/rss.xml'),
}
