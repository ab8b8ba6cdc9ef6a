export type Picture = {
  src: string
  alt: string
  /** The point, in percent, that stays in view when the slot cuts the picture. */
  focus?: { x?: number; y?: number }
  /** The files of a photo by format, each with its width; a drawing is one file for every size. */
  srcSets?: { avif?: string; webp: string }
  /** The file for phones, whatever the density of their screen. */
  phone?: string
}

type ArtProps = {
  picture: Picture
  /** Empty when the text beside the picture already says what it shows. */
  alt?: string
  /** True for the one picture that a visitor sees first. */
  eager?: boolean
  /** The `sizes` of a photo. Most browsers measure a lazy photo themselves (`auto`); an eager one needs it. */
  sizes?: string
  className?: string
}

/** The slot of every picture, drawn or photographed: its shape does not depend on the picture. */
export function Art({ picture, alt, eager, sizes, className = '' }: ArtProps) {
  const { focus = {}, src } = picture
  const position = { '--focus-x': percent(focus.x), '--focus-y': percent(focus.y) }
  return (
    <span className={`art ${className}${src.startsWith('/art/') ? '' : ' art--photo'}`} style={position}>
      <Image picture={picture} alt={alt} eager={eager} sizes={sizes} />
    </span>
  )
}

/** Nothing for the middle, which is the default. */
function percent(focus = 50): string | undefined {
  return focus === 50 ? undefined : `${focus}%`
}

/** A picture without a slot: a photo as AVIF, or as WebP for browsers without AVIF. */
export function Image({
  picture: { src, srcSets, phone, ...picture },
  alt = picture.alt,
  eager,
  sizes = '(max-width: 1000px) 100vw, 800px',
}: Pick<ArtProps, 'picture' | 'alt' | 'eager' | 'sizes'>) {
  const loading = eager
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  if (!srcSets) return <img src={src} alt={alt} {...loading} />
  const width = eager ? sizes : `auto, ${sizes}`
  return (
    <picture>
      {phone && <source media="(max-width: 720px)" srcSet={phone} />}
      {srcSets.avif && <source type="image/avif" srcSet={srcSets.avif} sizes={width} />}
      <img src={src} srcSet={srcSets.webp} sizes={width} alt={alt} {...loading} />
    </picture>
  )
}
