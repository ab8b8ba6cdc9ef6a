import { createHash } from 'node:crypto'

/** Random draws that follow from a label alone: a row stays the same when other rows are added or removed. */
export type Draw = {
  /** A number from `from`, included, to `to`, excluded. */
  between(range: Range): number
  /** A whole number in the range, both ends included. */
  whole(range: Range): number
  pick<Value>(list: readonly Value[]): Value
  chance(share: number): boolean
}

export type Range = readonly [from: number, to: number]

/** Mulberry32, seeded from the label. */
export function seededRandom(label: string): Draw {
  let state = digest(label).readUInt32LE()
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = ([from, to]: Range) => from + next() * (to - from)
  const whole = ([from, to]: Range) => Math.floor(between([from, to + 1]))
  return {
    between,
    whole,
    pick(list) {
      const [value] = list.slice(whole([0, list.length - 1]))
      if (value === undefined) throw new RangeError('nothing to pick from')
      return value
    },
    chance: (share) => next() < share,
  }
}

/** The id of the row with this label, the same in every run, so that a second run adds nothing. */
export function idOf(label: string): string {
  const hex = digest(label).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The five bytes of the reference of a row with this label. */
export function bytesOf(label: string): Uint8Array {
  return digest(`reference ${label}`).subarray(0, 5)
}

function digest(label: string): Buffer {
  return createHash('sha256').update(`saphan seed: ${label}`).digest()
}
