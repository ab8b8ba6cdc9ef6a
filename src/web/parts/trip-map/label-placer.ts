import { FRAME, isInFrame, type Point } from './frame.ts'
import {
  type Box,
  emsOf,
  isOnMap,
  type Label,
  type LabelRequest,
  labelBox,
  MAP_WIDTHS,
  markBox,
  NARROW,
  overlap,
  SIDES,
  WIDE,
} from './label-box.ts'

/** The highest weighted count of line points within an optional label. */
const MAX_CROSSINGS = 8
/** The map widths for which line points are counted. */
const COUNTED_WIDTHS = [320, 460, 700]

/** A line that labels avoid, and how much it weighs against them. */
type Obstacle = { line: readonly Point[]; weight: number }

/** The boxes of a mark or label at each of the `MAP_WIDTHS`; undefined where it is not shown. */
type Cover = readonly (Box | undefined)[]
type Candidate = { label: Label; cover: Cover; crossings: number }

/** Places labels so that they overlap neither each other nor the marks, and cross as few lines as possible. */
export class LabelPlacer {
  readonly #occupied: Cover[] = []
  readonly #lines: readonly { points: readonly Point[]; weight: number }[]

  constructor(obstacles: readonly Obstacle[]) {
    this.#lines = obstacles.map(({ line, weight }) => ({
      points: densify(line).filter((point) => isInFrame(point)),
      weight,
    }))
  }

  /** Reserves the box of a mark. */
  keepClear(sign: LabelRequest) {
    this.#occupied.push(MAP_WIDTHS.map((width) => markBox(sign, width)))
  }

  /** Places all these labels without overlap at every width; if impossible, at every width from `NARROW` on; else regardless. */
  placeAll(requests: readonly LabelRequest[]): Label[] {
    const chosen =
      chooseDisjoint(requests.map((request) => this.#free([request], 0))) ??
      chooseDisjoint(requests.map((request) => this.#free([request], NARROW))) ??
      requests.flatMap((request) => this.#candidates(request, 0).slice(0, 1))
    this.#occupied.push(...chosen.map(({ cover }) => cover))
    return chosen.map(({ label }) => label)
  }

  /** Places one of these labels where it crosses few lines, if need be on wide maps only; returns none if there is no room. */
  placeIfFree(requests: readonly LabelRequest[]): Label[] {
    const [anywhere] = this.#free(requests, 0).filter(isQuiet)
    const [best] = anywhere ? [anywhere] : this.#free(requests, WIDE).filter(isQuiet)
    if (!best) return []
    this.#occupied.push(best.cover)
    return [anywhere ? best.label : { ...best.label, isWide: true }]
  }

  /** The free positions of these labels from this width on, those that cross fewest lines first. */
  #free(requests: readonly LabelRequest[], from: number): Candidate[] {
    return requests
      .flatMap((request) => this.#candidates(request, from))
      .filter(
        ({ cover }) => isInside(cover) && !this.#occupied.some((other) => overlapAnywhere(cover, other)),
      )
      .map((candidate) => ({ ...candidate, crossings: this.#crossings(candidate.label, from) }))
      .toSorted((a, b) => a.crossings - b.crossings)
  }

  #candidates(request: LabelRequest, from: number): Candidate[] {
    const ems = emsOf(request.text)
    return SIDES.map((side) => {
      const label = { ...request, side }
      const cover = MAP_WIDTHS.map((width) => (width < from ? undefined : labelBox(label, width, ems)))
      return { label, cover, crossings: 0 }
    })
  }

  #crossings(label: Label, from: number): number {
    let count = 0
    for (const width of COUNTED_WIDTHS.filter((one) => one >= from)) {
      const box = scaled(labelBox(label, width), FRAME.width / width)
      for (const { points, weight } of this.#lines)
        for (const point of points) if (contains(box, point)) count += weight
    }
    return count
  }
}

/** Whether a label crosses few enough lines to be readable. */
function isQuiet({ crossings }: Candidate): boolean {
  return crossings <= MAX_CROSSINGS
}

/** So many combinations are tried: more would keep the guest of a full map waiting. */
const MOST_TRIES = 20_000

/** Chooses one candidate from each list so that no two overlap: the first such combination, by backtracking. */
function chooseDisjoint(
  candidates: readonly (readonly Candidate[])[],
  chosen: readonly Candidate[] = [],
  tries = { left: MOST_TRIES },
): readonly Candidate[] | undefined {
  const sides = candidates[chosen.length]
  if (!sides) return chosen
  for (const candidate of sides) {
    if (tries.left-- <= 0) return undefined
    if (chosen.some(({ cover }) => overlapAnywhere(cover, candidate.cover))) continue
    const found = chooseDisjoint(candidates, [...chosen, candidate], tries)
    if (found) return found
  }
  return undefined
}

function overlapAnywhere(one: Cover, other: Cover): boolean {
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

function contains({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom
}

/** The same line with a point every few units. */
function densify(line: readonly Point[]): Point[] {
  return line.flatMap((from, index) => {
    const to = line[index + 1] ?? from
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 4))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }))
  })
}
