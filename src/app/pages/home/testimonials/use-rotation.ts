import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { wrapIndex } from '#app/sections/tour-gallery/gallery-position.ts'

const STAYS_MS = 5000
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * One of several in turn. It waits while somebody points at it, has the focus in it or looks elsewhere, further up or
 * down or at another tab; for visitors who asked for stillness it stands until they start it.
 */
export function useRotation(count: number) {
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const place = useRef<HTMLElement>(null)
  const [isInView, setInView] = useState(false)
  const isHidden = useSyncExternalStore(
    watchTab,
    () => document.hidden,
    () => false,
  )
  const isTurning = !isPaused && !isPointedAt && !hasFocus && isInView && !isHidden

  useEffect(() => setPaused(matchMedia(REDUCED_MOTION).matches), [])

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => setCurrent(wrapIndex(current + 1, count)), STAYS_MS)
    return () => clearTimeout(timer)
  }, [isTurning, current, count])

  return {
    current,
    isPaused,
    isTurning,
    show: setCurrent,
    togglePause: () => setPaused(!isPaused),
    /** For the element whose visitors make it wait. */
    waiting: {
      ref: place,
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse'),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(currentTarget.contains(relatedTarget)),
    },
  }
}

function watchTab(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
