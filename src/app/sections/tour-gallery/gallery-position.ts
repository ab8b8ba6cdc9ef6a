/** One step past the last picture is the first, one before the first is the last. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** The picture that an address asks for, counted from 0; `?photo=` counts from 1. Nonsense is the first picture. */
export function photoIndex(photo: string | null, count: number): number {
  const asked = Number(photo)
  return Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : 0
}
