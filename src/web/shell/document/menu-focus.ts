/**
 * Runs in the browser as an inline script in the head of every page, so it can use nothing from outside of itself. Adds
 * the focus handling of the menu.
 */
export const menuFocus = () => {
  const menuOf = (target: EventTarget | null) =>
    (target as Element).closest<HTMLElement>('.drawer:popover-open') ?? undefined

  function focusMenu({ target }: Event) {
    menuOf(target)?.querySelector('button')?.focus()
  }

  /** The Tab key goes round inside the open menu, and not through the page that it covers. */
  function trapFocus(event: KeyboardEvent) {
    const stops = menuOf(event.target)?.querySelectorAll<HTMLElement>('a, button')
    if (!stops || event.key !== 'Tab') return
    const ends = [stops[0], stops[stops.length - 1]]
    const [last, next] = event.shiftKey ? ends : ends.reverse()
    if (document.activeElement !== last) return
    event.preventDefault()
    next?.focus()
  }

  function follow({ target }: Event) {
    if ((target as Element).closest('a')) menuOf(target)?.hidePopover()
  }

  document.addEventListener('toggle', focusMenu, true)
  document.addEventListener('keydown', trapFocus)
  document.addEventListener('click', follow)
}
