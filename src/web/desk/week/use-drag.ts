import { useEffect } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'

/** A slot follows the mouse once it has been pulled so far, in pixels; a shorter way is a click. */
const PULL = 6

type Drag = {
  slot: HTMLElement
  from: { x: number; y: number }
  back: string
  /** What follows the mouse, and the page with the places that fit; both only after the pull. */
  picked?: { ghost: HTMLElement; opened: Promise<void> }
}

/**
 * Moves a slot with the mouse. Picking it up opens the page on which it can be moved, and dropping it presses the
 * button of the cell under the mouse, if there is one: whatever a drag does, its links and forms do as well.
 */
export function useDrag() {
  const navigate = useNavigate()
  useEffect(() => {
    let drag: Drag | undefined

    const press = (event: PointerEvent) => {
      const slot = (event.target as Element).closest<HTMLElement>('[data-move]')
      if (!slot || event.pointerType !== 'mouse' || event.button !== 0) return
      drag = {
        slot,
        from: { x: event.clientX, y: event.clientY },
        back: location.pathname + location.search,
      }
    }

    const pull = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!drag) return
      if (!drag.picked && Math.hypot(x - drag.from.x, y - drag.from.y) > PULL)
        drag.picked = pickUp(drag.slot, navigate)
      if (drag.picked) drag.picked.ghost.style.translate = `${x}px ${y}px`
    }

    const drop = async (event: PointerEvent) => {
      const { picked, back = '' } = drag ?? {}
      drag = undefined
      if (!picked) return
      ignoreClick()
      const cell = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-cell]')
      await picked.opened
      picked.ghost.remove()
      const place = cell?.dataset.cell ?? ''
      const form = document.querySelector<HTMLFormElement>(`[data-cell="${CSS.escape(place)}"] .week__put`)
      if (form) form.requestSubmit()
      else await navigate(back, { preventScrollReset: true })
    }

    const abandon = () => {
      drag?.picked?.ghost.remove()
      drag = undefined
    }

    document.addEventListener('pointerdown', press)
    document.addEventListener('pointermove', pull)
    document.addEventListener('pointerup', drop)
    document.addEventListener('pointercancel', abandon)
    return () => {
      abandon()
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('pointermove', pull)
      document.removeEventListener('pointerup', drop)
      document.removeEventListener('pointercancel', abandon)
    }
  }, [navigate])
}

/** The click that ends a drag opens no card. */
function ignoreClick() {
  const ignore = (event: MouseEvent) => event.preventDefault()
  document.addEventListener('click', ignore, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', ignore, { capture: true }))
}

function pickUp(slot: HTMLElement, navigate: NavigateFunction): NonNullable<Drag['picked']> {
  const ghost = slot.cloneNode(true) as HTMLElement
  ghost.className += ' slot--ghost'
  ghost.style.width = `${slot.offsetWidth}px`
  ghost.removeAttribute('popovertarget')
  document.querySelector('.admin')?.append(ghost)
  const opened = navigate(slot.dataset.move ?? '', { preventScrollReset: true, flushSync: true })
  return { ghost, opened: Promise.resolve(opened) }
}
