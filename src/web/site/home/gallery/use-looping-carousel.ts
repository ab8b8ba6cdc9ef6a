import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { wrapIndex } from '../../../parts/tour-gallery/gallery-position.ts'

/** How many pictures are copied to each end, so that the one in the middle always has neighbours. */
export const REPEATED = 3
const SETTLED_MS = 140
const MANUAL_SCROLL = ['wheel', 'touchstart', 'pointerdown'] as const

type LoopingCarousel = {
  track: RefObject<HTMLUListElement | null>
  /** The picture in the middle, counted from 0. */
  current: number
  step: (direction: 1 | -1) => number
}

/**
 * An endless row of pictures, scrolled by touch, wheel or keys: when it comes to rest on a copy, it jumps to the original,
 * which looks the same. It loops once the copies are rendered.
 */
export function useLoopingCarousel(count: number, isLooping: boolean): LoopingCarousel {
  const track = useRef<HTMLUListElement>(null)
  const target = useRef(REPEATED)
  const isStepping = useRef(false)
  const [current, setCurrent] = useState(0)

  useLayoutEffect(() => {
    const row = track.current
    if (!row || !isLooping) return
    centre(row, REPEATED, 'instant')
    let resting: ReturnType<typeof setTimeout>
    function settle() {
      if (!row) return
      const at = middleOf(row)
      // The end of a scroll that another step has interrupted does not count.
      if (isStepping.current && at !== target.current) return
      isStepping.current = false
      const real = REPEATED + wrapIndex(at - REPEATED, count)
      if (real !== at) row.scrollLeft += (real - at) * pitchOf(row)
      target.current = real
    }
    function follow() {
      if (!row) return
      setCurrent(wrapIndex(middleOf(row) - REPEATED, count))
      if ('onscrollend' in row) return
      clearTimeout(resting)
      resting = setTimeout(settle, SETTLED_MS)
    }
    // After a resize, such as a rotated phone, the same picture stays in the middle.
    const resized = new ResizeObserver(() => centre(row, target.current, 'instant'))
    resized.observe(row)
    row.addEventListener('scroll', follow, { passive: true })
    row.addEventListener('scrollend', settle)
    const takeOver = () => {
      isStepping.current = false
    }
    for (const type of MANUAL_SCROLL) row.addEventListener(type, takeOver, { passive: true })
    return () => {
      clearTimeout(resting)
      resized.disconnect()
      row.removeEventListener('scroll', follow)
      row.removeEventListener('scrollend', settle)
      for (const type of MANUAL_SCROLL) row.removeEventListener(type, takeOver)
    }
  }, [count, isLooping])

  function step(direction: 1 | -1): number {
    const row = track.current
    if (!row) return current
    const last = count + 2 * REPEATED - 1
    if (target.current + direction < 1 || target.current + direction >= last) {
      row.scrollLeft -= direction * count * pitchOf(row)
      target.current -= direction * count
    }
    target.current += direction
    isStepping.current = true
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    centre(row, target.current, reducesMotion ? 'instant' : 'smooth')
    return wrapIndex(target.current - REPEATED, count)
  }

  return { track, current, step }
}

function centre(row: HTMLElement, index: number, behavior: ScrollBehavior) {
  row.scrollTo({ left: index * pitchOf(row), behavior })
}

/** The distance from one picture to the next. The row is padded so that the first one is in the middle at `scrollLeft` 0. */
function pitchOf(row: HTMLElement): number {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>
  return first && second ? second.offsetLeft - first.offsetLeft : 1
}

function middleOf(row: HTMLElement): number {
  return Math.round(row.scrollLeft / pitchOf(row))
}
