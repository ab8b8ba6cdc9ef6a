import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { wrapIndex } from '../../../parts/tour-gallery/gallery-position.ts'

const ITEM_MS = 5000
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * Shows one of several items in turn. The rotation pauses while the pointer or the focus is on it, while it is out of
 * view and while the tab is hidden. With reduced motion it starts only when the visitor starts it.
 */
export function useRotation(count: number) {
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const element = useRef<HTMLElement>(null)
  const [isInView, setInView] = useState(false)
  const isHidden = useSyncExternalStore(
    watchTab,
    () => document.hidden,
    () => false,
  )
  const isTurning = !isPaused && !isPointedAt && !hasFocus && isInView && !isHidden

  useEffect(() => setPaused(matchMedia(REDUCED_MOTION).matches), [])

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => setCurrent(wrapIndex(current + 1, count)), ITEM_MS)
    return () => clearTimeout(timer)
  }, [isTurning, current, count])

  return {
    current,
    isPaused,
    isTurning,
    show: setCurrent,
    togglePause: () => setPaused(!isPaused),
    /** The props of the element that pauses the rotation. */
    pauseProps: {
      ref: element,
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
