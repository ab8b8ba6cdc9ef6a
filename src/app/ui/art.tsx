import type { CSSProperties } from 'react'

export type Picture = {
  src: string
  alt: string
  /** The point, in percent, that stays in view when the slot cuts the picture. */
  focus?: { x?: number; y?: number }
  /** The files of a photo by format, each with its width; a drawing has one for every size. */
  srcSets?: { avif: string; webp: string }
}

type ArtProps = {
  picture: Picture
  /** Empty when the text beside the picture already says what it shows. */
  alt?: string
  /** True for the one picture that a visitor sees first. */
  eager?: boolean
  /** How wide a photo stands there. Most browsers see for themselves, except where it is eager. */
  sizes?: string
  className?: string
  style?: CSSProperties
}

/** The slot of every picture, drawn or photographed: it keeps its shape whatever is inside. */
export function Art({ picture, alt, eager, sizes, className = '', style }: ArtProps) {
  const { focus = {}, srcSets } = picture
  const position = {
    '--focus-x': `${focus.x ?? 50}%`,
    '--focus-y': `${focus.y ?? 50}%`,
    ...style,
  }
  return (
    <span className={`art ${className}${srcSets ? ' art--photo' : ''}`} style={position}>
      <Image picture={picture} alt={alt} eager={eager} sizes={sizes} />
    </span>
  )
}

/** A picture without a slot: a photo as AVIF, or WebP where a browser knows only that. */
export function Image({
  picture: { src, srcSets, ...picture },
  alt = picture.alt,
  eager,
  sizes = '(max-width: 1000px) 100vw, 800px',
}: Pick<ArtProps, 'picture' | 'alt' | 'eager' | 'sizes'>) {
  const when = eager
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  if (!srcSets) return <img src={src} alt={alt} {...when} />
  const width = eager ? sizes : `auto, ${sizes}`
  return (
    <picture>
      <source type="image/avif" srcSet={srcSets.avif} sizes={width} />
      <img src={src} srcSet={srcSets.webp} sizes={width} alt={alt} {...when} />
    </picture>
  )
}
