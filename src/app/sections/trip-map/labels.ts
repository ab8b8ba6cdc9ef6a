import { FRAME, type Point } from './frame.ts'

/** Where a name stands, seen from its point, as on a compass: first to the right, as a reader expects it. */
export const SIDES = ['e', 'w', 'n', 's', 'ne', 'se', 'nw', 'sw'] as const
export type Side = (typeof SIDES)[number]

/** What has a name, with or without a sign on its point. */
export type MarkKind = 'main' | 'stop' | 'town' | 'way' | 'water' | 'rail'

/** A name that looks for a place beside this point. */
export type Wish = { kind: MarkKind; text: string; point: Point; turn?: number }
/** A name that has found one; with `isWide`, on wide maps only. */
export type Label = Wish & { side: Side; isWide?: boolean }
export type Box = { left: number; top: number; right: number; bottom: number }

/** The widths, in CSS pixels, at which names look for room: from the smallest phone to a wide screen. */
export const MAP_WIDTHS = [280, 320, 350, 460, 580, 700, 760] as const
/** Half the size of a sign, and how far from its middle a name begins, in CSS pixels (`map-mark.css`). */
const RADIUS: Record<MarkKind, number> = { main: 13, stop: 9, town: 6, way: 8, water: 0, rail: 0 }
const REACH: Record<MarkKind, number> = { main: 19, stop: 14, town: 10, way: 12, water: 8, rail: 9 }
/** From here on the letters are larger, and there are names for which a phone has no room (`map-mark.css`). */
const WIDE = 480
/** Below this, stations that find no room together may touch. */
export const NARROW = 320
const SIZE = { small: 13, wide: 15 }
/** How wide letters are in Anuphan semi-bold, in em, rounded up: no name takes more room than it was given. */
const LETTERS = [
  { letters: /[ijl ]/g, width: 0.3 },
  { letters: /[frt]/g, width: 0.4 },
  { letters: /[mwMW]/g, width: 0.87 },
  { letters: /[A-LN-VX-Z]/g, width: 0.68 },
]
const OTHER_LETTER = 0.58
const LINE_HEIGHT = 1.25
/** A name in a corner comes this much closer. */
const DIAGONAL = 0.75
const EDGE = 4
/** Between two names, in CSS pixels. */
const CLEARANCE = 3

/** What may be left out is left out where more than this of the lines runs through its name, at one width. */
const TOUCHES = 4

/** A line that names keep off, and how much it matters. */
export type Obstacle = { line: readonly Point[]; weight: number }

/** What a thing covers at each width; nothing where it is not shown. */
type Cover = readonly (Box | undefined)[]
type Offer = { label: Label; cover: Cover; crossings: number }

/** Finds places for names, clear of each other and of the signs, and as far as possible off the lines. */
export class LabelSheet {
  readonly #taken: Cover[] = []
  readonly #lines: readonly { points: readonly Point[]; weight: number }[]

  constructor(obstacles: readonly Obstacle[]) {
    this.#lines = obstacles.map(({ line, weight }) => ({ points: dense(line), weight }))
  }

  /** Keeps names off a round sign. */
  keepClear({ kind, point }: Wish) {
    this.#taken.push(MAP_WIDTHS.map((width) => signBox(point, RADIUS[kind] * Math.SQRT1_2, width)))
  }

  /** A side for each of these names, clear of each other at every width, or at all but the smallest. */
  placeAll(wishes: readonly Wish[]): Label[] {
    const chosen =
      together(wishes.map((wish) => this.#free([wish], 0))) ??
      together(wishes.map((wish) => this.#free([wish], NARROW))) ??
      wishes.flatMap((wish) => this.#offers(wish, 0).slice(0, 1))
    this.#taken.push(...chosen.map(({ cover }) => cover))
    return chosen.map(({ label }) => label)
  }

  /** The best free and quiet place among these, on wide maps if need be; none if there is none. */
  placeIfFree(wishes: readonly Wish[]): Label[] {
    const [anywhere] = this.#free(wishes, 0).filter(isQuiet)
    const [best] = anywhere ? [anywhere] : this.#free(wishes, WIDE).filter(isQuiet)
    if (!best) return []
    this.#taken.push(best.cover)
    return [anywhere ? best.label : { ...best.label, isWide: true }]
  }

  /** Where these names are clear from this width on, the best first. */
  #free(wishes: readonly Wish[], from: number): Offer[] {
    return wishes
      .flatMap((wish) => this.#offers(wish, from))
      .filter(({ cover }) => isInside(cover) && !this.#taken.some((other) => clash(cover, other)))
      .toSorted((a, b) => a.crossings - b.crossings)
  }

  #offers(wish: Wish, from: number): Offer[] {
    return SIDES.map((side) => {
      const label = { ...wish, side }
      const cover = MAP_WIDTHS.map((width) => (width < from ? undefined : labelBox(label, width)))
      return { label, cover, crossings: this.#crossings(cover) }
    })
  }

  #crossings(cover: Cover): number {
    let count = 0
    for (const [index, box] of cover.entries()) {
      const scale = (MAP_WIDTHS[index] ?? 0) / FRAME.width
      for (const { points, weight } of this.#lines)
        if (box) count += weight * points.filter(({ x, y }) => holds(box, x * scale, y * scale)).length
    }
    return count
  }
}

/** Whether a name is hardly touched by the lines. */
function isQuiet({ cover, crossings }: Offer): boolean {
  return crossings <= TOUCHES * cover.filter((box) => box).length
}

/** The first choice of one offer each, in their order, that do not clash. */
function together(
  offers: readonly (readonly Offer[])[],
  chosen: readonly Offer[] = [],
): readonly Offer[] | undefined {
  const sides = offers[chosen.length]
  if (!sides) return chosen
  for (const offer of sides) {
    if (chosen.some(({ cover }) => clash(cover, offer.cover))) continue
    const found = together(offers, [...chosen, offer])
    if (found) return found
  }
  return undefined
}

function clash(one: Cover, other: Cover): boolean {
  return one.some((box, index) => {
    const against = other[index]
    return box && against && overlap(box, against)
  })
}

function isInside(cover: Cover): boolean {
  return cover.every((box, index) => !box || isInFrame(box, MAP_WIDTHS[index] ?? 0))
}

/** What a name covers on a map of this width, in CSS pixels. */
export function labelBox({ kind, text, point, side }: Label, width: number): Box {
  const scale = width / FRAME.width
  const size = width < WIDE ? SIZE.small : SIZE.wide
  const lines = text.split('\n')
  const w = Math.max(...lines.map(emsOf)) * size
  const h = lines.length * LINE_HEIGHT * size
  const gap = REACH[kind] * (side.length === 2 ? DIAGONAL : 1)
  const left = start(point.x * scale, w, gap, side.includes('w'), side.includes('e'))
  const top = start(point.y * scale, h, gap, side.includes('n'), side.includes('s'))
  return { left, top, right: left + w, bottom: top + h }
}

export function emsOf(line: string): number {
  const counted = LETTERS.map(({ letters, width }) => ({ width, count: line.match(letters)?.length ?? 0 }))
  const others = counted.reduce((rest, { count }) => rest - count, line.length)
  return counted.reduce((sum, { count, width }) => sum + count * width, others * OTHER_LETTER)
}

function start(at: number, length: number, gap: number, isBefore: boolean, isAfter: boolean): number {
  if (isBefore) return at - gap - length
  return isAfter ? at + gap : at - length / 2
}

/** Whether two boxes leave too little space between them. */
export function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.right + CLEARANCE &&
    b.left < a.right + CLEARANCE &&
    a.top < b.bottom + CLEARANCE &&
    b.top < a.bottom + CLEARANCE
  )
}

function isInFrame({ left, top, right, bottom }: Box, width: number): boolean {
  const height = (width * FRAME.height) / FRAME.width
  return left >= EDGE && top >= EDGE && right <= width - EDGE && bottom <= height - EDGE
}

function signBox({ x, y }: Point, radius: number, width: number): Box {
  const scale = width / FRAME.width
  const [left, top] = [x * scale - radius, y * scale - radius]
  return { left, top, right: left + 2 * radius, bottom: top + 2 * radius }
}

function holds({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom
}

/** The same line with a point every few units. */
function dense(line: readonly Point[]): Point[] {
  return line.flatMap((from, index) => {
    const to = line[index + 1] ?? from
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 4))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }))
  })
}
