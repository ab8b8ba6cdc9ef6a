import type { ReactNode } from 'react'
import type { PosterName } from '#content/posters.ts'
import { PosterArt } from '../poster-art.tsx'

/** A whole page that says one thing. */
export function MessagePage({
  title,
  poster,
  children,
}: {
  title: string
  poster?: PosterName
  children: ReactNode
}) {
  return (
    <div className="message-page wrap">
      <div className="message-page__text">
        <h1>{title}</h1>
        {children}
      </div>
      {poster && (
        <div className="sheet">
          <PosterArt poster={poster} eager />
        </div>
      )}
    </div>
  )
}
