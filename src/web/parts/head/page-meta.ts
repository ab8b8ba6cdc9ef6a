import type { MetaDescriptor } from 'react-router'
import { company } from '#content/company.ts'
import type { SharedPicture } from '../picture-of.ts'
import { pageTitle } from './page-title.ts'

type PageMeta = {
  /** The page's own title; the name of the business is appended unless the title begins with it. */
  title: string
  description: string
  /** The canonical path of the page. Without it the page is `noindex`. */
  path?: string
  publicUrl: string
  /** The picture of link previews; the brand's by default. */
  image?: SharedPicture | undefined
  type?: 'website' | 'article'
  /** JSON-LD blocks, see structured-data.ts. */
  data?: readonly object[]
}

const SHARE_SIZE = { width: 1200, height: 630 }
const BRAND: SharedPicture = { path: sharePath('brand'), alt: company.tagline }

/** The meta tags of a page for search engines and link previews. */
export function pageMeta({
  title,
  description,
  path,
  publicUrl,
  image = BRAND,
  type = 'website',
  data = [],
}: PageMeta): MetaDescriptor[] {
  const { width, height } = image.size ?? SHARE_SIZE
  const wholeTitle = title.startsWith(company.name) ? title : pageTitle(title)
  const address = path === undefined ? undefined : publicUrl + path
  return [
    { title: wholeTitle },
    { name: 'description', content: description },
    ...(address
      ? [
          { tagName: 'link', rel: 'canonical', href: address },
          { property: 'og:url', content: address },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: company.name },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: publicUrl + image.path },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((block) => ({ 'script:ld+json': block }) as MetaDescriptor),
  ]
}

/** Where a preview picture is, made from the posters and photos of the build by scripts/share-pictures.ts. */
export function sharePath(name: string): string {
  return `/share/${name}.jpg`
}
