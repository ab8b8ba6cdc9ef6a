import { wrapIndex } from './gallery-position.ts'

/** The pictures shown small beside the current one: the next two, as far as there are others. */
export function picturesBeside(current: number, count: number): number[] {
  return [1, 2].filter((step) => step < count).map((step) => wrapIndex(current + step, count))
}
