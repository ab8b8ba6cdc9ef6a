/**
 * A button with `data-copied` copies its `data-copy` and then says `data-copied`. Runs in the browser as an inline script
 * in the head of a page that has such a button, so it can use nothing from outside of itself, and as an effect where the
 * page is opened from another one.
 */
export const copyButton = () => {
  async function press({ target }: Event) {
    const button = (target as Element).closest<HTMLElement>('[data-copied]')
    if (!button) return
    const { copy = '', copied = '' } = button.dataset
    try {
      await navigator.clipboard.writeText(copy)
      button.textContent = copied
    } catch {
      button.textContent = copy
    }
  }

  document.addEventListener('click', press)
  return () => document.removeEventListener('click', press)
}
