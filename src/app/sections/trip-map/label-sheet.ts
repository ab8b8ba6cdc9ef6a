import { FRAME, isInFrame, type Point } from './frame.ts'
import {
  type Box,
  emsOf,
  isOnMap,
  type Label,
  labelBox,
  MAP_WIDTHS,
  NARROW,
  overlap,
  SIDES,
  signBox,
  WIDE,
  type Wish,
} from './label-box.ts'

/** What may be left out is left out where more than this of the lines would run through its name. */
const TOUCHES = 8
/** The widths at which that is counted. */
const COUNTED_WIDTHS = [320, 460, 700]

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
    this.#lines = obstacles.map(({ line, weight }) => ({
      points: dense(line).filter((point) => isInFrame(point)),
      weight,
    }))
  }

  /** Keeps names off a round sign. */
  keepClear(sign: Wish) {
    this.#taken.push(MAP_WIDTHS.map((width) => signBox(sign, width)))
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
      .map((offer) => ({ ...offer, crossings: this.#crossings(offer.label, from) }))
      .toSorted((a, b) => a.crossings - b.crossings)
  }

  #offers(wish: Wish, from: number): Offer[] {
    const ems = emsOf(wish.text)
    return SIDES.map((side) => {
      const label = { ...wish, side }
      const cover = MAP_WIDTHS.map((width) => (width < from ? undefined : labelBox(label, width, ems)))
      return { label, cover, crossings: 0 }
    })
  }

  #crossings(label: Label, from: number): number {
    let count = 0
    for (const width of COUNTED_WIDTHS.filter((one) => one >= from)) {
      const box = scaled(labelBox(label, width), FRAME.width / width)
      for (const { points, weight } of this.#lines)
        for (const point of points) if (holds(box, point)) count += weight
    }
    return count
  }
}

/** Whether a name is hardly touched by the lines. */
function isQuiet({ crossings }: Offer): boolean {
  return crossings <= TOUCHES
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
  return cover.every((box, index) => !box || isOnMap(box, MAP_WIDTHS[index] ?? 0))
}

function scaled({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left * by, top: top * by, right: right * by, bottom: bottom * by }
}

function holds({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
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
