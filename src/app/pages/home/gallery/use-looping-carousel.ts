import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { wrapIndex } from '#app/sections/tour-gallery/gallery-position.ts'

/** How many pictures are repeated at each end, so that the one in the middle always has neighbours. */
export const REPEATED = 3
const SETTLED_MS = 140
const BY_HAND = ['wheel', 'touchstart', 'pointerdown'] as const

type LoopingCarousel = {
  track: RefObject<HTMLUListElement | null>
  /** The picture in the middle, counted from 0. */
  current: number
  step: (direction: 1 | -1) => number
}

/**
 * A row that scrolls by itself, by finger, wheel or keys, and never ends: once it rests on a repeated picture
 * it jumps, unseen, to the real one. It starts to loop when the repeated pictures are there.
 */
export function useLoopingCarousel(count: number, isLooping: boolean): LoopingCarousel {
  const track = useRef<HTMLUListElement>(null)
  const aim = useRef(REPEATED)
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
      // A scroll that another step has replaced ends, too, but on the way.
      if (isStepping.current && at !== aim.current) return
      isStepping.current = false
      const real = REPEATED + wrapIndex(at - REPEATED, count)
      if (real !== at) row.scrollLeft += (real - at) * pitchOf(row)
      aim.current = real
    }
    function follow() {
      if (!row) return
      setCurrent(wrapIndex(middleOf(row) - REPEATED, count))
      if ('onscrollend' in row) return
      clearTimeout(resting)
      resting = setTimeout(settle, SETTLED_MS)
    }
    // A turned phone has other widths: the picture in the middle stays.
    const resized = new ResizeObserver(() => centre(row, aim.current, 'instant'))
    resized.observe(row)
    row.addEventListener('scroll', follow, { passive: true })
    row.addEventListener('scrollend', settle)
    const takeOver = () => {
      isStepping.current = false
    }
    for (const touch of BY_HAND) row.addEventListener(touch, takeOver, { passive: true })
    return () => {
      clearTimeout(resting)
      resized.disconnect()
      row.removeEventListener('scroll', follow)
      row.removeEventListener('scrollend', settle)
      for (const touch of BY_HAND) row.removeEventListener(touch, takeOver)
    }
  }, [count, isLooping])

  function step(direction: 1 | -1): number {
    const row = track.current
    if (!row) return current
    const last = count + 2 * REPEATED - 1
    if (aim.current + direction < 1 || aim.current + direction >= last) {
      row.scrollLeft -= direction * count * pitchOf(row)
      aim.current -= direction * count
    }
    aim.current += direction
    isStepping.current = true
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    centre(row, aim.current, still ? 'instant' : 'smooth')
    return wrapIndex(aim.current - REPEATED, count)
  }

  return { track, current, step }
}

function centre(row: HTMLElement, index: number, behavior: ScrollBehavior) {
  row.scrollTo({ left: index * pitchOf(row), behavior })
}

/** From one picture to the next. The row is padded so that the first one stands in the middle at 0. */
function pitchOf(row: HTMLElement): number {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>
  return first && second ? second.offsetLeft - first.offsetLeft : 1
}

function middleOf(row: HTMLElement): number {
  return Math.round(row.scrollLeft / pitchOf(row))
}
