/** Replaces what stands in a field. Unlike a new `value`, this is a change that React notices. */
export function typeInto(field: HTMLInputElement, text: string) {
  field.setRangeText(text, 0, field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
