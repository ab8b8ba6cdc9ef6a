import { type RefObject, useEffect, useState } from 'react'

/** True once the element has come near the screen; not while it is in a closed `details`. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '800px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
