/** How much of the screen a field with its label and message takes, and the header over it. */
const FIELD_AND_HEADER = 180

/** The field with this id; of a group its first radio button that is enabled. */
export function fieldOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${id}:not(fieldset),#${id} input:enabled`)
}

/** Opens every fold around the field with this id. */
export function openFoldsOf(id: string) {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(`details:has(#${id})`)) fold.open = true
}

/** Can the two fields not be seen on one screen? */
export function isFarFrom(field: HTMLElement, other: HTMLElement): boolean {
  const topOf = (one: HTMLElement) => one.getBoundingClientRect().top
  return !other.checkVisibility() || Math.abs(topOf(other) - topOf(field)) > innerHeight - FIELD_AND_HEADER
}
