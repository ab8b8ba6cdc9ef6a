import type { ReactNode } from 'react'
import { PosterPage, type PosterPageProps } from './poster-page.tsx'

type MessagePageProps = {
  title: string
  poster?: PosterPageProps['poster'] | undefined
  children: ReactNode
}

/** A page that shows one message. */
export function MessagePage({ title, poster = 'small-station', children }: MessagePageProps) {
  return (
    <PosterPage poster={poster} className="message-page">
      <h1>{title}</h1>
      {children}
    </PosterPage>
  )
}
