import { useEffect, useRef } from 'react'
import { useIdInView } from './use-id-in-view.ts'

type Entry = { id: string; title: string }

/** The table of contents as a line: every chapter is a station, marigold for the current one. */
export function ContentsLine({ chapters }: { chapters: readonly Entry[] }) {
  const current = useIdInView(chapters.map(({ id }) => id))
  const line = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const station = line.current?.querySelector<HTMLElement>('li:has([aria-current])')
    if (station) line.current?.scrollTo({ left: station.offsetLeft - station.offsetWidth })
  })

  return (
    <nav className="contents-line" aria-label="On this page">
      <ol className="wrap" ref={line}>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current || undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
