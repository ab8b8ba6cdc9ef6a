import type { MetaDescriptor } from 'react-router'
import { company } from '#content/company.ts'
import type { SharedPicture } from './picture-of.ts'

type PageMeta = {
  /** The page's own words; the name of the business is added unless they begin with it. */
  title: string
  description: string
  /** The one address of the page. Without it search engines are asked to leave the page alone. */
  path?: string
  publicUrl: string
  /** Shown where the address is shared; the brand otherwise. */
  image?: SharedPicture | undefined
  type?: 'website' | 'article'
  /** What the page says to machines, see structured-data.ts. */
  data?: readonly object[]
}

const SHARE_SIZE = { width: '1200', height: '630' }

/** What a page says about itself to search engines and to whoever gets its address. */
export function pageMeta({
  title,
  description,
  path,
  publicUrl,
  image,
  type = 'website',
  data = [],
}: PageMeta): MetaDescriptor[] {
  const wholeTitle = title.startsWith(company.name) ? title : `${title} | ${company.name}`
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
    { property: 'og:image', content: sharePicture(publicUrl, image?.poster) },
    { property: 'og:image:width', content: SHARE_SIZE.width },
    { property: 'og:image:height', content: SHARE_SIZE.height },
    { property: 'og:image:alt', content: image?.alt ?? company.tagline },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((block) => ({ 'script:ld+json': block }) as MetaDescriptor),
  ]
}

/** Made from the posters and photos by scripts/share-pictures.ts. */
export function sharePicture(publicUrl: string, poster: string | undefined): string {
  return `${publicUrl}/share/${poster ?? 'brand'}.jpg`
}
