type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type ControlState = { value: string; isChecked: boolean }

/** A file stays chosen during hydration, and cannot be set by a script. */
const CONTROLS = 'input:not([type=file]), select, textarea'

/**
 * Guests begin to fill in a form before the scripts have loaded. Hydration does not notice that input and resets some
 * controls, so it is recorded here. A page that the browser has translated before is not hydrated but rendered anew: the
 * input then goes to the control in the same position.
 * @returns replays the recorded input; to be called once React has hydrated the page
 */
export function recordEarlyInput(): () => Promise<void> {
  const recorded = new Map<Control, ControlState>()
  const record = (control: Control) => {
    recorded.set(control, {
      value: control.value,
      isChecked: control instanceof HTMLInputElement && control.checked,
    })
  }
  const recordTarget = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches(CONTROLS))) return
    // Deleted first, so that the control filled in last is replayed last.
    recorded.delete(target as Control)
    record(target as Control)
  }

  const early = controls()
  const changed = early.filter(isChanged)
  // Nobody knows in which order they were filled in: a day that is pressed counts more than one that was typed.
  for (const control of changed) if (control.type !== 'radio') record(control)
  for (const control of changed) if (control.type === 'radio') record(control)
  window.addEventListener('input', recordTarget, true)
  return async () => {
    window.removeEventListener('input', recordTarget, true)
    for (const [control, state] of recorded) {
      // React renders in between, because one field may enable or disable another.
      await undefined
      const shown = control.isConnected ? control : controls()[early.indexOf(control)]
      if (shown) replayInput(shown, state)
    }
  }
}

function controls(): Control[] {
  return Array.from(document.querySelectorAll<Control>(CONTROLS))
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return Array.from(control.options).some((option) => option.selected !== option.defaultSelected)
  if (isCheckable(control)) return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

/**
 * Sends the events that React would have seen. React ignores an event after which the value is the one it knows, so
 * the control is reset first and then set past React's own setter.
 */
function replayInput(control: Control, { value, isChecked }: ControlState) {
  // Another field has disabled it meanwhile.
  if (control.disabled) return
  if (isCheckable(control)) {
    control.checked = !isChecked
    setNativeProperty(control, 'checked', isChecked)
    // A MouseEvent would also toggle the control.
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
  // Where the browser does not tell the caret position (an email field), it must not move; React gets the next keystroke.
  if (isTyping && selectionStart === null && control.value === value && control.type !== 'date') return
  control.value = control.defaultValue
  setNativeProperty(control, 'value', value)
  if (isTyping && selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox'
}

/** Sets a property past React, which tracks values by a setter on the element itself and not on its prototype. */
function setNativeProperty(control: Control, property: 'value' | 'checked', to: string | boolean) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, to)
}
