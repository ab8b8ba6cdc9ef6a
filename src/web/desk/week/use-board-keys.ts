import { useEffect } from 'react'
import type { Markup } from '../../parts/static-markup.tsx'

const STEPS: Record<string, { down: number; right: number }> = {
  ArrowDown: { down: 1, right: 0 },
  ArrowUp: { down: -1, right: 0 },
  ArrowRight: { down: 0, right: 1 },
  ArrowLeft: { down: 0, right: -1 },
}

/**
 * Arrows go over the board from one thing to press to the next, Escape stops moving. When a move begins, the first place
 * that fits has the focus.
 */
export function useBoardKeys(markup: Markup) {
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new board begins with the focus on its first place
  useEffect(() => {
    document.querySelector<HTMLElement>('.week__target')?.focus({ preventScroll: true })
  }, [markup])
}

function onKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  if (event.key === 'Escape') document.querySelector<HTMLElement>('.week [data-cancel]')?.click()
  const step = STEPS[event.key]
  const cell = document.activeElement?.closest<HTMLElement>('.week__board [data-day]')
  if (!step || !cell) return
  const next = step.down === 0 ? beside(cell, step.right) : below(cell, step.down)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The next thing to press in the same column. */
function below(cell: HTMLElement, steps: number): HTMLElement | undefined {
  const column = [...document.querySelectorAll(`.week__board td[data-day="${cell.dataset.day}"]`)]
  const all = column.flatMap(pressablesIn)
  return all[all.indexOf(document.activeElement as HTMLElement) + steps]
}

/** The first thing to press in the nearest column of the same row that has one. */
function beside(cell: HTMLElement, steps: number): HTMLElement | undefined {
  const row = [...(cell.parentElement?.querySelectorAll('td[data-day]') ?? [])]
  for (let at = row.indexOf(cell) + steps; at >= 0 && at < row.length; at += steps) {
    const [first] = pressablesIn(row[at])
    if (first) return first
  }
  return undefined
}

/** What can be seen and pressed, without what is in a closed card. */
function pressablesIn(cell: Element | undefined): HTMLElement[] {
  return [...(cell?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter((one) => one.checkVisibility())
}
