import type { ReactNode } from 'react'
import { PosterArt, type PosterArtProps } from '../poster-art.tsx'

export type PosterPageProps = {
  poster: PosterArtProps['poster']
  /** A form needs the first screen of a phone: the picture stays away from it. */
  form?: boolean
  className?: string
  children: ReactNode
}

/** A page with one thing to say or to ask, beside a place. */
export function PosterPage({ poster, form = false, className = '', children }: PosterPageProps) {
  return (
    <div className={`poster-page ${form ? 'poster-page--form' : ''} wrap ${className}`}>
      <div className="poster-page__text">{children}</div>
      <div className="sheet poster-page__picture">
        <PosterArt poster={poster} />
      </div>
    </div>
  )
}
