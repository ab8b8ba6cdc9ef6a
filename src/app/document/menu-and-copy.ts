/**
 * Runs in the browser as it stands here, in the head of every page: it can use nothing from outside of itself. Adds
 * what browsers do not do by themselves for the menu and for buttons that copy.
 */
export const menuAndCopy = () => {
  const menuOf = (target: EventTarget | null) =>
    (target as Element).closest<HTMLElement>('.drawer:popover-open') ?? undefined

  /** The menu takes the focus when it opens. */
  function enterMenu({ target }: Event) {
    menuOf(target)?.querySelector('button')?.focus()
  }

  /** After the last link comes the first again: the keyboard does not walk through what the menu covers. */
  function stayInMenu(event: KeyboardEvent) {
    const stops = menuOf(event.target)?.querySelectorAll<HTMLElement>('a, button')
    if (!stops || event.key !== 'Tab') return
    const ends = [stops[0], stops[stops.length - 1]]
    const [last, next] = event.shiftKey ? ends : ends.reverse()
    if (document.activeElement !== last) return
    event.preventDefault()
    next?.focus()
  }

  async function press({ target }: Event) {
    if ((target as Element).closest('a')) menuOf(target)?.hidePopover()
    const button = (target as Element).closest<HTMLElement>('[data-copy]')
    if (!button) return
    const { copy = '', copied = '' } = button.dataset
    try {
      await navigator.clipboard.writeText(copy)
      button.textContent = copied
    } catch {
      button.textContent = copy
    }
  }

  document.addEventListener('toggle', enterMenu, true)
  document.addEventListener('keydown', stayInMenu)
  document.addEventListener('click', press)
}
