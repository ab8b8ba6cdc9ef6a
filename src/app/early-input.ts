type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Kept = { value: string; isChecked: boolean }

const CONTROLS = 'input, select, textarea'

/**
 * Guests begin to fill in a form while the scripts are still on their way. React does not see that, and resets some
 * controls: what was filled in since the page came is kept here until React can be told.
 * @returns to be called once React has hydrated the page
 */
export function recordEarlyInput(): () => Promise<void> {
  const kept = new Map<Control, Kept>()
  const keep = (control: Control) => {
    kept.set(control, {
      value: control.value,
      isChecked: control instanceof HTMLInputElement && control.checked,
    })
  }
  const keepTarget = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches(CONTROLS))) return
    // What was filled in last is told last.
    kept.delete(target as Control)
    keep(target as Control)
  }

  for (const control of document.querySelectorAll<Control>(CONTROLS)) if (isChanged(control)) keep(control)
  window.addEventListener('input', keepTarget, true)
  return async () => {
    window.removeEventListener('input', keepTarget, true)
    for (const [control, entry] of kept) {
      // Each after React has drawn the one before: one field may decide about another.
      await undefined
      replayInput(control, entry)
    }
  }
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return Array.from(control.options).some((option) => option.selected !== option.defaultSelected)
  if (isCheckable(control)) return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

/** As if the guest did it now. React ignores an event whose value it has set itself, hence the way there and back. */
function replayInput(control: Control, { value, isChecked }: Kept) {
  // Another field has decided about it meanwhile.
  if (control.disabled) return
  if (isCheckable(control)) {
    control.checked = !isChecked
    setNativeProperty(control, 'checked', isChecked)
    // Not a MouseEvent, which would press the control.
    control.dispatchEvent(new Event('click', { bubbles: true }))
    return
  }
  if (control instanceof HTMLSelectElement) {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const isTyping = control === document.activeElement
  const { selectionStart, selectionEnd } = control
  // Where browsers do not tell the place of the caret, it must not be moved: React hears of the next letter.
  if (isTyping && selectionStart === null && control.value === value && control.type !== 'date') return
  control.value = control.defaultValue
  setNativeProperty(control, 'value', value)
  if (isTyping && selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox'
}

/** React watches the property of the element; the one that all elements of its kind share is not watched. */
function setNativeProperty(control: Control, property: 'value' | 'checked', to: string | boolean) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, to)
}
