import type { CSSProperties } from 'react'

export type Focus = { x?: number; y?: number }

type ArtProps = {
  src: string
  alt: string
  /** The point, in percent, that stays in view when the slot cuts the picture. */
  focus?: Focus
  /** True for the one picture that a visitor sees first. */
  eager?: boolean
  className?: string
  style?: CSSProperties
}

/** The slot of every picture, drawn or photographed: it keeps its shape whatever is inside. */
export function Art({ src, alt, focus = {}, eager = false, className = '', style }: ArtProps) {
  const position = {
    '--focus-x': `${focus.x ?? 50}%`,
    '--focus-y': `${focus.y ?? 50}%`,
    ...style,
  }
  return (
    <span className={`art ${className}`} style={position}>
      {eager ? (
        <img src={src} alt={alt} fetchPriority="high" />
      ) : (
        <img src={src} alt={alt} loading="lazy" decoding="async" />
      )}
    </span>
  )
}
