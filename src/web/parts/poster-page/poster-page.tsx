import type { ReactNode } from 'react'
import { PosterArt, type PosterArtProps } from '../poster-art.tsx'

export type PosterPageProps = {
  poster: PosterArtProps['poster']
  /** The page is a form: on a phone the picture is hidden, so that the form is on the first screen. */
  form?: boolean
  className?: string
  children: ReactNode
}

/** A page with one message or form beside a poster. */
export function PosterPage({ poster, form = false, className = '', children }: PosterPageProps) {
  return (
    <div className={`grid middle poster-page ${form ? 'poster-page--form' : ''} wrap ${className}`}>
      <div className="poster-page__text">{children}</div>
      <div className="sheet poster-page__picture">
        <PosterArt poster={poster} />
      </div>
    </div>
  )
}
