import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a client-side navigation: announces the new page's title to screen readers, and moves a focus that was lost with
 * the old page to the new page's content, so that the keyboard does not start again at the top.
 */
export function RouteAnnouncer({ onNavigate }: { onNavigate: () => void }) {
  const { key } = useLocation()
  const seenKey = useRef(key)
  const [name, setName] = useState('')

  useEffect(() => {
    if (key === seenKey.current) return
    seenKey.current = key
    setName(document.title)
    onNavigate()
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [key, onNavigate])

  return (
    <p className="visually-hidden" role="status">
      {name}
    </p>
  )
}
