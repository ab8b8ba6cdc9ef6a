import { useEffect } from 'react'
import { href, useNavigate } from 'react-router'
import { DESK_TABS } from '../frame/tabs.ts'
import { actOfKey, type KeyAct } from './desk-keys.ts'

const TYPING = 'input, textarea, select, [contenteditable], dialog'

/** Runs the keys of the desk. @param listId of the popover that lists them */
export function useDeskKeys(listId: string, isOn: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const act = actOfKey(event, document.activeElement?.closest(TYPING) != null)
      if (!act) return
      const to = addressOf(act)
      if (act.does === 'open' && !to) return
      event.preventDefault()
      if (act.does === 'search' && focusSearch()) return
      if (to) void navigate(to)
      if (act.does === 'list') document.getElementById(listId)?.togglePopover()
      if (act.does === 'row') focusRow(act.down)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate, listId, isOn])
}

/** Where a key leads; undefined for one that stays on the page, and for a screen that the desk does not have. */
function addressOf(act: KeyAct): string | undefined {
  if (act.does === 'search') return `${href('/admin/bookings')}#search`
  return act.does === 'open' ? DESK_TABS.find(({ name }) => name === act.tab)?.to : undefined
}

/** Puts the focus into the search of the list that is shown; false where there is none. */
function focusSearch(): boolean {
  const search = document.querySelector<HTMLElement>('[role="search"] input')
  search?.focus()
  return search !== null
}

/** Puts the focus on the first link or button of the next row, so that Enter opens it. */
function focusRow(down: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const now = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[now === -1 ? (down === 1 ? 0 : rows.length - 1) : now + down]
  next?.querySelector<HTMLElement>('a, button')?.focus()
}
