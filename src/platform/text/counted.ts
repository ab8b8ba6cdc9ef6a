/** A number with its noun: `1 guest`, `3 guests`. Only for nouns whose plural ends in s. */
export function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
