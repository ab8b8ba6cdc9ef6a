/** Wraps an index around: one past the last picture is the first, one before the first is the last. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** The index of the picture that an address asks for, from 0; `?photo=` counts from 1. An invalid number gives the first. */
export function photoIndex(photo: string | null, count: number): number {
  const asked = Number(photo)
  return Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : 0
}
